import type { IconName } from "@/components/ui/icon";
import { addDays, dateIn, startOf } from "@/lib/dates";
import { type DueFacts, type DueRule, dueBy } from "@/lib/dates/due";
import { onWorkingDay } from "@/lib/dates/working-days";
import type { Market } from "@/lib/markets";
import { defaultEdition as firm } from "@/lib/markets/editions";

/** Days for which a set-up that came to nothing, a problem and a possible duplicate are to-dos, if nobody closes them. */
export const todoDays = 30;

/** `done`: the stage that Done sets, with the operator as the owner; or the reasons of which one is given. */
type Kind = {
  readonly icon: IconName;
  /** Whether money is missing, or something is broken. */
  readonly isProblem: boolean;
  readonly due: DueRule;
  readonly done: "contacted" | "answered" | readonly DoneReason[];
};

export const doneReasons = [
  "new_account",
  "other_way",
  "ends_plan",
  "paid",
  "not_same",
  "mended",
  "no_interest",
  "other",
] as const;
type DoneReason = (typeof doneReasons)[number];

const unpaid = ["new_account", "other_way", "paid", "ends_plan", "other"] as const;
const notSetUp = ["new_account", "other_way", "no_interest", "other"] as const;

/** What needs a person, by kind. Each has its words under `why` and `count` in `deskToday.json`. */
const kinds = {
  failed: { icon: "warn", isProblem: true, due: "close_of_day", done: unpaid },
  ended: { icon: "warn", isProblem: true, due: "close_of_day", done: unpaid },
  refused: { icon: "bank", isProblem: false, due: "close_of_day", done: notSetUp },
  left: { icon: "out", isProblem: false, due: "close_of_day", done: notSetUp },
  /** Alarms about a sign-up that neither its set-up nor its last payment tells. */
  problem: { icon: "warn", isProblem: true, due: "close_of_day", done: ["mended", "ends_plan", "other"] },
  /** Alarms about no sign-up. */
  alarm: { icon: "warn", isProblem: true, due: "close_of_day", done: ["mended", "other"] },
  parked: { icon: "sync", isProblem: false, due: "close_of_day", done: [] },
  duplicate: { icon: "stack", isProblem: false, due: "before_debit", done: ["not_same"] },
  contact: { icon: "clock", isProblem: false, due: "follow_up", done: "contacted" },
  lead: { icon: "mail", isProblem: false, due: "working_day", done: "answered" },
} as const satisfies Record<string, Kind>;

export type TodoKind = keyof typeof kinds;
export const todoKinds = Object.keys(kinds).filter((kind): kind is TodoKind => kind in kinds);

export function kindOf(kind: TodoKind): Kind {
  return kinds[kind];
}

/** How long a press can be taken back, and a mail waits. */
export const undoSeconds = 10;

/** When it is due: a promise to a customer in the customer's market, all else by the firm's own day. */
export function dueAt({ kind, ...fact }: DueFacts & { readonly kind: TodoKind }, officeHours: string): Date {
  return dueBy(kindOf(kind).due, fact, officeHours);
}

/** The same time of the day so many working days later. */
function workingDaysLater(from: Date, days: number): Date {
  const today = dateIn(firm.timeZone, from);
  let date = today;
  for (let day = 0; day < days; day += 1) date = onWorkingDay(addDays(date, 1), firm.scheme);
  const time = from.getTime() - startOf(today, firm.timeZone).getTime();
  return new Date(startOf(date, firm.timeZone).getTime() + time);
}

/** Why somebody tries again later, and when. */
export const laterReasons = ["no_answer_soon", "no_answer", "asked_later"] as const;
export type LaterReason = (typeof laterReasons)[number];

/** In two hours, on the next working day, or five working days later at the same time. */
export function dueAgain(reason: LaterReason, now: Date): Date {
  if (reason === "no_answer_soon") return new Date(now.getTime() + 2 * 60 * 60_000);
  return workingDaysLater(now, reason === "no_answer" ? 1 : 5);
}

/** Whether one may call somebody there: from 8 in the morning to 8 in the evening. */
export function mayCall(now: Date, { timeZone }: Pick<Market, "timeZone">): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone }).format(now),
  );
  return hour >= 8 && hour < 20;
}
