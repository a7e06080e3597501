import type { Scheme } from "@/lib/markets";

export type Agreement = {
  debit: string;
  rows: readonly (readonly [label: string, value: string])[];
  cancel: { title: string; text: string };
  rights: { title: string; parts: readonly string[] };
};

/** Working days between the notice of a debit and the debit, from GoCardless's rules on advance notice. */
export const noticeDays: Record<Scheme, number> = { bacs: 3, ach: 2, pad: 3 };

export const rightsParts = ["a", "b", "c", "d"] as const;
