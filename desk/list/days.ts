import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { day, firmDate } from "@/desk/ui/days";
import { addDays } from "@/lib/dates";
import { defaultMarket, market } from "@/lib/markets";
import { filter, type Preset, type Text } from "./list";

const { timeZone } = market(defaultMarket);
const startOf = (date: SQL) => sql`(${date}::timestamp at time zone ${timeZone})`;

/** Filters by the days of a time in the firm's zone, both included. */
export function dayFilters(time: PgColumn, labels: { from: Text; to: Text }) {
  return {
    from: filter({
      rule: day,
      where: (first) => sql`${time} >= ${startOf(sql`${first}::date`)}`,
      field: { label: labels.from },
    }),
    to: filter({
      rule: day,
      where: (last) => sql`${time} < ${startOf(sql`(${last}::date + 1)`)}`,
      isKnown: (last, _, { parameters: { from } }) => !from || from <= last,
      field: { label: labels.to },
    }),
  };
}

/** From the first day of a span until today. A week begins on Monday. */
export function dayPresets(now: Date): readonly Preset[] {
  const to = firmDate(now);
  const monday = addDays(to, -((new Date(to).getUTCDay() + 6) % 7));
  return [
    { name: "today", sets: { from: to, to } },
    { name: "week", sets: { from: monday, to } },
    { name: "month", sets: { from: `${to.slice(0, 8)}01`, to } },
  ];
}
