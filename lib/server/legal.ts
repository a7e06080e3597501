import "server-only";
import { type LegalDocument, parseLegal } from "@/lib/content/legal";
import { site } from "@/lib/server/site";
import { type LegalName, legalText } from "@/messages/legal";

/** A legal text of this site, taken apart for its page. */
export function legalDocument(name: LegalName): LegalDocument {
  return parseLegal(legalText(name, site()));
}
