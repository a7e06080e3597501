import { type Edition, languageOf, otherLanguages } from "@/lib/markets/editions";
import { regions } from "@/lib/markets/rules";
import type { Answers } from "./answers";

/** Its code in the list of regions. The style of the notice in step 3 names it too. */
const quebec = "QC";

/** What was chosen with the terms where the French version comes first, and the hashes of the French texts that could be opened. */
export type EnglishChoice = {
  /** When the review first showed the links to the French texts (ISO 8601). */
  readonly frenchShownAt: string;
  readonly terms: string;
  readonly agreement: string;
  readonly dataAgreement: string;
  readonly cancellationForm: string;
};

/** The edition in French beside the page's own; null if the page is in French, or its market has none. */
export function frenchBeside(page: Edition): Edition | null {
  return otherLanguages(page).find((edition) => languageOf(edition) === "fr") ?? null;
}

/**
 * The edition whose contract has to be given before one in the page's language may be chosen: the French one, unless the business is in
 * another province than Quebec (docs/decisions/0277). Null if none has to.
 */
export function frenchFirst(page: Edition, { business }: Answers): Edition | null {
  const given = business?.registeredAddress.region;
  const isOutsideQuebec = regions(page.code).some(({ code }) => code === given && code !== quebec);
  return isOutsideQuebec ? null : frenchBeside(page);
}
