/** Why an answer may be mistaken. A warning never blocks. Keys of `warning` in `messages/en/validation.json`. */
export type WarningKind =
  | "companyPadding"
  | "companyPrefix"
  | "companyClosed"
  | "companyInsolvent"
  | "einPrefix"
  | "bnCheckDigit"
  | "mailDomain"
  | "phoneUnlikely"
  | "phoneElsewhere";

export type Warning = {
  field: string;
  kind: WarningKind;
  /** What was probably meant. */
  suggestion: string | null;
};
