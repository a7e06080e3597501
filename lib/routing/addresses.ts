import type { MarketCode } from "@/lib/markets";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";

/** Every page there is: header, footer, sitemap, hreflang and tests read these lists. */
export const marketPages = ["home", "accountants", "banks", "franchises", "integrations"] as const;
export type MarketPage = (typeof marketPages)[number];

/** Whether a page is one that each market has; the others exist once. */
export function isMarketPage(page: string | null): page is MarketPage {
  return (marketPages as readonly (string | null)[]).includes(page);
}

export const sitePages = ["privacy", "terms", "cookies"] as const;
export type SitePage = (typeof sitePages)[number];

/** A marketing page's address in a market: `/uk`, `/us/banks`. */
export function marketAddress(page: MarketPage, market: MarketCode): string {
  return page === "home" ? `/${market}` : `/${market}/${page}`;
}

/** The unprefixed address of a marketing page, where the market is still to be found: `/`, `/banks`. */
export function neutralAddress(page: MarketPage): string {
  return page === "home" ? "/" : `/${page}`;
}

export function siteAddress(page: SitePage): string {
  return `/${page}`;
}

/** No page has this address: rewritten to it, a request gets the not-found page with status 404. */
export const missingPage = "/no/such/page";

/** The data processing agreement as a file. */
export const dpaAddress = "/dpa.pdf";

/** The start screen of a market, or one of its steps. */
export function signUpAddress(market: MarketCode, step?: WizardStep): string {
  return step ? `/${market}/get-started/${step}` : `/${market}/get-started`;
}

/** An address with a query, if there is any: `["then=review", "wait=5"]`. */
export function withQuery(address: string, query: readonly string[]): string {
  return query.length > 0 ? `${address}?${query.join("&")}` : address;
}

/** Where the payment provider sends people back to. */
export const paymentAddress = "/payment-success";

/** The page that confirms a submission, for a request of the provider; null where the provider itself is to name it. */
export function confirmationPath(submissionId: string, requestId: string | null): string {
  const query = new URLSearchParams({
    submission_id: submissionId,
    ...(requestId === null ? {} : { redirect_flow_id: requestId }),
  });
  return `${paymentAddress}?${query}`;
}

/** Where a link to another device is asked for and, with its `key`, followed. */
export function continueAddress(market: MarketCode, key?: string): string {
  return `/${market}/get-started/continue${key === undefined ? "" : `?${new URLSearchParams({ key })}`}`;
}

/** What may follow `/{market}/get-started/`: the start screen itself (nothing), the steps, and the way to another device. */
const wizardPages: readonly string[] = ["", ...wizardSteps, "continue"];

/** Whether the rest of a sign-up address, after `/{market}/get-started/`, names a page there is. */
export function isWizardPage(rest: string): boolean {
  return wizardPages.includes(rest);
}
