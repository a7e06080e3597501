import { todosOfPage } from "@/desk/todos/queries";
import { addDays, dateIn } from "@/lib/dates";
import { defaultMarket, type MarketCode, market as marketOf } from "@/lib/markets";
import { query } from "@/server/database";
import { type OverviewQuery, periodDays, periodHours } from "./address";
import { countedAt } from "./count-days";
import { figuresOf, slotsOf } from "./figures";
import { countsOfDays, countsOfHours, startedInHours, startedOnDays } from "./queries";

const { timeZone } = marketOf(defaultMarket);
const hourMs = 3_600_000;

/** What needs a person, and the figures of a period with how many sign-ups were started in the one before. */
export async function overviewPage({ period, market }: OverviewQuery, now = new Date()) {
  const days = periodDays[period];
  const [{ slots, before, counts, times, at }, todos] = await Promise.all([
    days === null ? countHours(now, market) : readDays(days, now, market),
    todosOfPage(),
  ]);
  return {
    now,
    countedAt: at,
    todos,
    figures: figuresOf(counts, times),
    slots: slotsOf(slots, counts),
    before,
  };
}

/** `countedAt`: null before the days were first counted. `before`: how many were started in the period before. */
export type OverviewPageData = Awaited<ReturnType<typeof overviewPage>>;

async function readDays(days: number, now: Date, market: MarketCode | null) {
  const last = dateIn(timeZone, now);
  const first = addDays(last, 1 - days);
  const earlier = { first: addDays(first, -days), last: addDays(first, -1), market };
  return {
    ...(await query((db) => countsOfDays(db, { first, last, market }))),
    before: await query((db) => startedOnDays(db, earlier)),
    slots: Array.from({ length: days }, (_, index) => addDays(first, index)),
    at: await countedAt(),
  };
}

async function countHours(now: Date, market: MarketCode | null) {
  const from = new Date(Math.floor(now.getTime() / hourMs - periodHours + 1) * hourMs);
  const earlier = new Date(from.getTime() - periodHours * hourMs);
  const hours = Array.from({ length: periodHours }, (_, index) => new Date(from.getTime() + index * hourMs));
  return {
    ...(await query((db) => countsOfHours(db, { from, to: new Date(now.getTime() + hourMs), market }))),
    before: await query((db) => startedInHours(db, { from: earlier, to: from, market })),
    slots: [...new Set(hours.map((hour) => `${dateIn(timeZone, hour)}T${hourOf.format(hour)}`))],
    at: now,
  };
}

const hourOf = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
