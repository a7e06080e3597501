import type { Scheme } from "@/lib/markets";

type Row = readonly [label: string, value: string];

export type Agreement = {
  debit: string;
  order: readonly Row[];
  /** `version`: a hash of the accepted texts, for the copy that is kept. */
  terms: { label: string; acceptedOn: string; version: string };
  taxIncluded: string;
  rows: readonly Row[];
  cancel: { title: string; text: string };
  rights: { title: string; parts: readonly string[] };
};

/** Working days between the notice of a debit and the debit, from GoCardless's rules on advance notice. */
export const noticeDays: Record<Scheme, number> = { bacs: 3, ach: 2, pad: 3 };

export const rightsParts = ["a", "b", "c", "d"] as const;
