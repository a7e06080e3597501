import { z } from "zod";
import { metadataRule } from "../calls";

import { currencies } from "../schemes";
import { months } from "../terms-row";

const day = z.iso.date("must be a date such as 2026-11-30");
const none = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** What a subscription may say of itself, alone or as part of a billing request. */
export const subscriptionTerms = z
  .object({
    amount: z.int("must be a number of minor units").min(1, "must be greater than 0"),
    currency: z.enum(currencies, "is not a supported currency"),
    name: none(z.string().max(255)),
    interval: z.int().min(1).default(1),
    interval_unit: z.enum(["weekly", "monthly", "yearly"], "must be weekly, monthly or yearly"),
    day_of_month: none(
      z.coerce
        .number()
        .int()
        .refine((value) => value === -1 || (value >= 1 && value <= 28), "must be between 1 and 28, or -1"),
    ),
    month: none(z.enum(months)),
    count: none(z.int().min(1)),
    start_date: none(day),
    retry_if_possible: z.boolean().default(false),
    payment_reference: none(z.string()),
    metadata: metadataRule,
  })
  .superRefine(({ day_of_month, interval_unit, month, payment_reference }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (day_of_month !== null && interval_unit === "weekly")
      refuse("day_of_month", "cannot be used with a weekly interval");
    if (month !== null && interval_unit !== "yearly")
      refuse("month", "can only be used with a yearly interval");
    if (payment_reference !== null) refuse("payment_reference", "needs a service user number of your own");
  });

export type SubscriptionTerms = z.output<typeof subscriptionTerms>;
