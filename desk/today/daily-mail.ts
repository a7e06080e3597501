import { eq, lte } from "drizzle-orm";
import { z } from "zod";
import { todayAddress } from "@/desk/addresses";
import { operators } from "@/desk/auth/tables";
import { roleOf } from "@/desk/auth/team";
import { dailyMailHour } from "@/desk/settings/own";
import { findTodos } from "@/desk/todos/find";
import { counted, cutKinds, type Group, todosIn } from "@/desk/todos/group";
import { addressOf, nameOf, readTodoRows, type TodoRowData } from "@/desk/todos/rows";
import { firmClock, firmDate } from "@/desk/ui/days";
import { shortFirmTime } from "@/desk/ui/times";
import { words } from "@/i18n/words";
import { type IsoDate, startOf } from "@/lib/dates";
import { isWorkingDay } from "@/lib/dates/working-days";
import { defaultEdition as firm } from "@/lib/markets/editions";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firmEmail, firmLocale, lead, text } from "@/server/mail/blocks";
import type { Block, Email } from "@/server/mail/email";
import { mail } from "@/server/mail/mail";

/** To-dos that one mail names. */
const maxRows = 50;

/** What is late and what falls due today, of an operator who wants it and of nobody. */
export const dailyMail = mail({
  kind: "daily_mail",
  name: () => words(firmLocale, "deskToday")("daily.name"),
  audience: "firm",
  queue: "notices",
  soonUseless: true,
  payload: z.object({ operatorId: z.string(), date: z.string() }),
  samples() {
    const at = new Date("2026-11-27T08:00:00Z");
    const todo = {
      kind: "alarm",
      since: at,
      due: new Date("2026-11-27T17:30:00Z"),
      reason: "stuck",
    } as const;
    const first = { ...todo, signUp: null, lead: null, owner: null, count: 1, same: [] };
    const row = { first, also: [], signUp: null, lead: null, market: null, retry: "none" } as const;
    return { daily_mail: dailyEmail([row], [row], at) };
  },
  /** One for each operator and working day: whoever asks for it later in the day gets the next one first. */
  async due() {
    const now = new Date();
    const date = firmDate(now);
    const leavesAt = new Date(startOf(date, firm.timeZone).getTime() + dailyMailHour * 60 * 60_000);
    if (now < leavesAt || !isWorkingDay(date, firm.scheme)) return [];
    const wanted = await query((db) =>
      db.select({ operatorId: operators.id }).from(operators).where(lte(operators.dailyMailSince, leavesAt)),
    );
    return wanted.map(({ operatorId }) => ({
      about: `${operatorId}:${date}`,
      payload: { operatorId, date },
    }));
  },
  /** None once the day is over, for who is no operator any more or has switched it off, and where nothing is to do. */
  async build({ operatorId, date }) {
    const now = new Date();
    const [reader] = await query((db) => db.select().from(operators).where(eq(operators.id, operatorId)));
    if (!reader?.dailyMailSince || firmDate(now) !== date) return null;
    if ((await query((db) => roleOf(db, reader.email))) === null) return null;
    const groups = await query(async (db) => dueOn(date, reader.email, await findTodos(db, now)));
    const rows = await query((db) => readTodoRows(db, groups.slice(0, maxRows)));
    if (rows.length === 0) return null;
    return { email: dailyEmail(groups, rows, now), to: { address: reader.email, name: reader.name } };
  },
});

/** What is late or falls due on the date, of the operator and of nobody. */
function dueOn(date: IsoDate, me: string, groups: readonly Group[]): readonly Group[] {
  return groups.filter(
    ({ first: { owner, due } }) => (owner === null || owner === me) && firmDate(due) <= date,
  );
}

/** `rows`: the first of the groups. */
function dailyEmail(groups: readonly Group[], rows: readonly TodoRowData[], now: Date): Email {
  const t = words(firmLocale, "deskToday");
  const isCut = cutKinds(todosIn(groups)).size > 0;
  const count = (isLate: boolean) =>
    counted(groups.filter(({ first }) => first.due < now === isLate).length, isCut);
  const [late, today] = [count(true), count(false)];
  const href = (address: string) => new URL(address, settings().siteUrl).href;
  const subject = t("daily.subject", {
    ...{ late: late.count, lateShown: late.shown },
    ...{ today: today.count, todayShown: today.shown },
  });
  return firmEmail({
    subject,
    heading: subject,
    blocks: [
      lead(t("daily.lead")),
      ...rows.map((row): Block => {
        const { kind, due, owner } = row.first;
        const isLate = due < now;
        const label = t("daily.todo", {
          ...{ name: nameOf(row) ?? t("firm"), kind: t(`kindName.${kind}`), more: row.also.length },
          ...{ isLate: String(isLate), at: isLate ? shortFirmTime(due) : firmClock(due) },
          isMine: String(owner !== null),
        });
        return { kind: "link", label, href: href(addressOf(row.first)) };
      }),
      ...(groups.length > rows.length ? [text(t("daily.more", { count: groups.length - rows.length }))] : []),
      { kind: "button", label: t("daily.button"), href: href(todayAddress) },
      text(t("daily.stop")),
    ],
  });
}
