import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { day, firmDate } from "@/desk/ui/days";
import { addDays, type IsoDate } from "@/lib/dates";
import { defaultMarket, market } from "@/lib/markets";
import { filter, type Preset, type Text } from "./list";

const { timeZone } = market(defaultMarket);
const startOf = (date: SQL) => sql`(${date}::timestamp at time zone ${timeZone})`;

const spans = ["today", "week", "month"] as const;

/** Filters by the days of a time in the firm's zone, both included; or by a span until now, which stays so from day to day. */
export function dayFilters(time: PgColumn, labels: { from: Text; to: Text }) {
  return {
    days: filter({
      rule: z.enum(spans),
      where: (span) => sql`${time} >= ${startOf(sql`${firstDayOf(span, new Date())}::date`)}`,
    }),
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

/** A week begins on Monday. */
function firstDayOf(span: (typeof spans)[number], now: Date): IsoDate {
  const today = firmDate(now);
  if (span === "today") return today;
  if (span === "month") return `${today.slice(0, 8)}01`;
  return addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
}

export const dayPresets: readonly Preset[] = spans.map((name) => ({
  name,
  sets: { days: name, from: null, to: null },
}));
