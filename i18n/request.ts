import { market as marketInAddress } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { cache } from "react";
import { isMarketCode, type Locale, market } from "@/lib/markets";
import { messages } from "./messages";

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? page().locale ?? (await localeInAddress());
  return { locale, messages: messages(locale) };
});

/** The locale of the market in the address; British English for an address without a market. */
async function localeInAddress(): Promise<Locale> {
  const code: string | undefined = await marketInAddress();
  return isMarketCode(code) ? market(code).locale : "en-GB";
}

const page = cache((): { locale?: Locale } => ({}));

/** Sets the locale of a page whose address has no market. Call it before the page renders any text. */
export function setPageLocale(locale: Locale): void {
  page().locale = locale;
}
