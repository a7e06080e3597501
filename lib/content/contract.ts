import type { Edition } from "@/lib/markets/editions";
import type { LegalDocument } from "./legal";

/** A part of a document that flows over its pages. `rows` holds pairs of label and value. */
export type PaperBlock =
  | { readonly kind: "title" | "heading" | "text" | "strong"; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "points"; readonly points: readonly string[] };

/** All that a sign-up agrees to, in one language, before it is agreed to (docs/decisions/0277). */
export type Contract = {
  readonly edition: Edition;
  /** The order and the authorization of the debit. */
  readonly agreement: readonly PaperBlock[];
  readonly terms: LegalDocument;
  readonly dataAgreement: LegalDocument;
  readonly cancellationForm: readonly PaperBlock[];
};
