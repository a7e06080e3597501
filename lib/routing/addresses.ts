import { type MarketCode, marketCodes } from "@/lib/markets";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";

export const marketPages = ["home", "accountants", "banks", "franchises", "integrations"] as const;
export type MarketPage = (typeof marketPages)[number];

export function isMarketPage(page: string | null): page is MarketPage {
  return (marketPages as readonly (string | null)[]).includes(page);
}

export const sitePages = ["privacy", "terms", "cookies"] as const;
export type SitePage = (typeof sitePages)[number];

export function marketAddress(page: MarketPage, market: MarketCode): string {
  return page === "home" ? `/${market}` : `/${market}/${page}`;
}

export function neutralAddress(page: MarketPage): string {
  return page === "home" ? "/" : `/${page}`;
}

export function siteAddress(page: SitePage): string {
  return `/${page}`;
}

export const missingPage = "/no/such/page"; // Has no route: a rewrite to it gives the not-found page with status 404

export const dpaAddress = "/dpa.pdf";

export function samplePackAddress(market: MarketCode): string {
  return `/${market}/sample-pack.pdf`;
}

export function signUpAddress(market: MarketCode, step?: WizardStep): string {
  return step ? `/${market}/get-started/${step}` : `/${market}/get-started`;
}

/** Whether a form on the page at this path can begin a sign-up: the start screen's, or that of the first step. */
export function beginsSignUp(path: string): boolean {
  return marketCodes.some((code) => [signUpAddress(code), signUpAddress(code, "plan")].includes(path));
}

export function withQuery(address: string, query: readonly string[]): string {
  return query.length > 0 ? `${address}?${query.join("&")}` : address;
}

export const paymentAddress = "/payment-success";

/** The address to which the provider returns payers. `requestId`: null if the provider adds it itself. */
export function confirmationPath(submissionId: string, requestId: string | null): string {
  const query = new URLSearchParams({
    submission_id: submissionId,
    ...(requestId === null ? {} : { redirect_flow_id: requestId }),
  });
  return `${paymentAddress}?${query}`;
}

export function continueAddress(market: MarketCode, key?: string): string {
  return `/${market}/get-started/continue${key === undefined ? "" : `?${new URLSearchParams({ key })}`}`;
}

export function talkAddress(market: MarketCode): string {
  return `/${market}/talk-to-us`;
}

/** The page that confirms a message. Its address says nothing about who sent it. */
export function talkSentAddress(market: MarketCode): string {
  return `${talkAddress(market)}/sent`;
}

const wizardPages: readonly string[] = ["", ...wizardSteps, "continue"];

export function isWizardPage(underGetStarted: string): boolean {
  return wizardPages.includes(underGetStarted);
}

const talkPages: readonly string[] = ["", "sent"];

export function isTalkPage(underTalkToUs: string): boolean {
  return talkPages.includes(underTalkToUs);
}
