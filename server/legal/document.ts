import "server-only";
import { type LegalDocument, parseLegal } from "@/lib/content/legal";
import { type LegalName, legalText } from "@/messages/legal";
import { site } from "@/server/site";

/** A legal text of this site, taken apart for its page. */
export function legalDocument(name: LegalName): LegalDocument {
  return parseLegal(legalText(name, site()));
}
