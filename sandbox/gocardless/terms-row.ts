import { z } from "zod";
import { currencies } from "./schemes";

export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** The terms of a subscription as they are kept, asked for or running. */
export const termsRow = z.object({
  amount: z.int(),
  currency: z.enum(currencies),
  name: z.string().nullable(),
  interval: z.int(),
  interval_unit: z.enum(["weekly", "monthly", "yearly"]),
  day_of_month: z.int().nullable(),
  month: z.enum(months).nullable(),
  count: z.int().nullable(),
  start_date: z.string().nullable(),
  retry_if_possible: z.boolean(),
  payment_reference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});
