import { productName } from "@/lib/site";
import errors from "@/messages/en/errors.json";

/** `pageTitle` without translations, since those of an error page may have failed. It names all countries. */
export function errorTitle(heading: string): string {
  return [heading, [productName, errors.audience].join(" ")].join(" | ");
}
