import { productName } from "@/lib/site";

/** As `pageTitle`, but without translations, which may have failed on an error page. It names all countries. */
export function errorTitle(heading: string, { audience }: { audience: string }): string {
  return [heading, [productName, audience].join(" ")].join(" | ");
}
