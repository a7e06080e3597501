export const doubts = [
  "companyPadding",
  "companyPrefix",
  "companyClosed",
  "companyInsolvent",
  "einPrefix",
  "bnCheckDigit",
  "mailDomain",
  "phoneUnlikely",
  "phoneElsewhere",
] as const;

/** What looks odd about an answer and may still be right: said, and never in the way. Keys of `validation.json`. */
export type Doubt = (typeof doubts)[number];

export type Warning = {
  field: string;
  doubt: Doubt;
  /** What was probably meant. */
  suggestion: string | null;
};
