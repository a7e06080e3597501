import type { Scheme } from "@/lib/markets";

/**
 * Working days before a debit on which the payer hears of its amount and date: what the provider keeps to for us
 * (GoCardless, advance notice by scheme).
 */
export const noticeDays: Record<Scheme, number> = { bacs: 3, ach: 2, pad: 3 };

/** Parts of the payer's rights on a scheme, in the order in which they are read. */
export const rightsParts = ["a", "b", "c", "d"] as const;
