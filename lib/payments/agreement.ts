type Row = readonly [label: string, value: string];

export type Agreement = {
  debit: string;
  order: readonly Row[];
  /** `accepted`: by whom and when; `version`: a hash of the accepted texts, both for the copy that is kept. */
  terms: { label: string; acceptedOn: string; accepted: string; version: string; address: string };
  taxIncluded: string;
  rows: readonly Row[];
  /** The payer's consent to shorter notice, which the scheme's rules want to stand out. */
  shorterNotice: string | null;
  cancel: { title: string; text: string };
  rights: { title: string; parts: readonly string[] };
};

export const rightsParts = ["a", "b", "c", "d"] as const;
