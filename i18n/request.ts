import { market as marketInAddress } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { cache } from "react";
import { isMarketCode, type Locale, market } from "@/lib/markets";
import { messages } from "./messages";

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? page().locale ?? (await localeInAddress());
  return { locale, messages: messages(locale) };
});

/** A page without a market in its address is in British English. */
async function localeInAddress(): Promise<Locale> {
  const code: string | undefined = await marketInAddress();
  return isMarketCode(code) ? market(code).locale : "en-GB";
}

const page = cache((): { locale?: Locale } => ({}));

/** For a page whose locale is not in its address; to be called before anything of it is rendered. */
export function setPageLocale(locale: Locale): void {
  page().locale = locale;
}
