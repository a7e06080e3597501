import "server-only";
import { type LegalDocument, parseLegal } from "@/lib/content/legal";
import { site } from "@/server/site";
import { type LegalName, legalText } from "./text";

/** A legal text of this site, taken apart for its page. */
export function legalDocument(name: LegalName): LegalDocument {
  return parseLegal(legalText(name, site()));
}
