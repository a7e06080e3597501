import { bigint, date, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { currencies, oneOf } from "@/db/schema/columns";
import { type Currency, marketCodes } from "@/lib/markets";
import { countedThings, timedSteps } from "./counted";

const day = () => date("day", { mode: "string" }).notNull(); // In the firm's time zone
const marketOf = () => text("market", { enum: marketCodes }).notNull();

/** What became of the sign-ups that were started on a day. Kept for good: they name nobody. */
export const dailyCounts = pgTable(
  "daily_counts",
  {
    day: day(),
    market: marketOf(),
    what: text("what", { enum: countedThings }).notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    count: integer("count").notNull(),
    sum: bigint("sum_minor", { mode: "number" }).notNull(), // Of the monthly prices
  },
  (t) => [
    primaryKey({ columns: [t.day, t.market, t.what, t.currency] }),
    oneOf("count_market_known", t.market, marketCodes),
    oneOf("count_thing_known", t.what, countedThings),
    oneOf("count_currency_known", t.currency, currencies),
  ],
);

/** How long those sign-ups took for each step, in buckets: `counted.ts`. */
export const dailyTimes = pgTable(
  "daily_times",
  {
    day: day(),
    market: marketOf(),
    step: text("step", { enum: timedSteps }).notNull(),
    bucket: smallint("bucket").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.market, t.step, t.bucket] }),
    oneOf("time_market_known", t.market, marketCodes),
    oneOf("time_step_known", t.step, timedSteps),
  ],
);
