import { productName } from "@/lib/site";
import errors from "@/messages/en/errors.json";

/** As `pageTitle`, but without translations, which may have failed on an error page. It names all countries. */
export function errorTitle(heading: string): string {
  return [heading, [productName, errors.audience].join(" ")].join(" | ");
}
