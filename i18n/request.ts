import { market as segmentOfAddress } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { cache } from "react";
import { defaultEdition, type Edition, editionNamed, type Locale } from "@/lib/markets/editions";
import { messages } from "./messages";

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const locale = requestedLocale ?? page().locale ?? (await localeInAddress());
  return { locale, messages: messages(locale) };
});

/** The locale of the edition in the address; British English for an address without one. */
async function localeInAddress(): Promise<Locale> {
  return (editionNamed(await segmentOfAddress()) ?? defaultEdition).locale;
}

const page = cache((): { locale?: Locale } => ({}));

/** Sets the locale of a page whose address has no edition. Call it before the page renders any text. */
export function setPageLocale({ locale }: Edition): void {
  page().locale = locale;
}
