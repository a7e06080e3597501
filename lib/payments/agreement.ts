import type { Scheme } from "@/lib/markets";

type Row = readonly [label: string, value: string];

export type Agreement = {
  debit: string;
  order: readonly Row[];
  /** `accepted`: by whom and when; `version`: a hash of the accepted texts, both for the copy that is kept. */
  terms: { label: string; acceptedOn: string; accepted: string; version: string };
  taxIncluded: string;
  rows: readonly Row[];
  /** The payer's consent to shorter notice, which the scheme's rules want to stand out. */
  shorterNotice: string | null;
  cancel: { title: string; text: string };
  rights: { title: string; parts: readonly string[] };
};

/**
 * Working days between the notice of a debit and the debit, from the provider's rules on advance notice. By scheme, since markets
 * can share one.
 */
export const noticeDays: Record<Scheme, number> = { bacs: 3, ach: 2, pad: 3 };

/**
 * Calendar days of notice before the first debit and before a change, which only the payer's express consent can shorten. Null
 * where the scheme's rules need no such consent. For PAD: Rule H1 of Payments Canada.
 */
export const usualNoticeDays: Record<Scheme, number | null> = { bacs: null, ach: null, pad: 10 };

export const rightsParts = ["a", "b", "c", "d"] as const;
