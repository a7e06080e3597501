import { type Edition, editions, hasLegalPages } from "@/lib/markets/editions";
import type { LeadOrigin } from "@/lib/sign-up/lead";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { addressWith } from "./query";

/**
 * The pages of every edition, and what each address without one does: show a page of its own where no edition is known,
 * redirect to the visitor's edition, or show the page of the visitor's edition in place (spec section 1).
 */
export const marketPageTable = {
  home: "index",
  accountants: "redirect",
  banks: "redirect",
  franchises: "inPlace",
  integrations: "redirect",
  "sample-pack-joiner": "redirect",
  "sample-pack-cafe": "redirect",
  "sample-pack-agency": "redirect",
} as const;

export type MarketPage = keyof typeof marketPageTable;
export const marketPages = Object.keys(marketPageTable) as readonly MarketPage[];

export function isMarketPage(page: string | null): page is MarketPage {
  return (marketPages as readonly (string | null)[]).includes(page);
}

/** The pages of the sample month-end packs. */
export type SamplePackPage = Extract<MarketPage, `sample-pack-${string}`>;

export function isSamplePackPage(page: MarketPage): page is SamplePackPage {
  return page.startsWith("sample-pack-");
}

export const sitePages = ["privacy", "terms", "cookies", "accessibility"] as const;
export type SitePage = (typeof sitePages)[number];

export function isSitePage(page: string): page is SitePage {
  return (sitePages as readonly string[]).includes(page);
}

/** What addresses are made of: the object and not its code, since the code of a market looks like that of an edition. */
type InEdition = Pick<Edition, "segment">;

export function marketAddress(page: MarketPage, { segment }: InEdition): string {
  return page === "home" ? `/${segment}` : `/${segment}/${page}`;
}

/** The edition that a link stands for, where its address does not begin with it: that of a legal text which editions share. */
export function editionUntold(address: string, { segment }: InEdition): InEdition["segment"] | undefined {
  return address.split("/")[1] === segment ? undefined : segment;
}

export function neutralAddress(page: MarketPage): string {
  return page === "home" ? "/" : `/${page}`;
}

/** A reader of legal texts; null for one whose edition is not known. */
type Reader = Pick<Edition, "segment" | "locale"> | null;

/** A legal text is at an address without an edition, in English, and under each edition of another language. */
export function siteAddress(page: SitePage, reader: Reader): string {
  return `${legalFolder(reader)}/${page}`;
}

/** The data processing agreement as a PDF. */
export function dpaAddress(reader: Reader): string {
  return `${legalFolder(reader)}/dpa.pdf`;
}

function legalFolder(reader: Reader): string {
  return reader && hasLegalPages(reader) ? `/${reader.segment}` : "";
}

export const missingPage = "/no/such/page"; // Has no route: a rewrite to it gives the not-found page with status 404

/** The PDF of the sample month-end pack that the landing page shows. */
export function samplePackFile(edition: InEdition): string {
  return `${marketAddress("sample-pack-joiner", edition)}.pdf`;
}

export function signUpAddress({ segment }: InEdition, step?: WizardStep): string {
  return step ? `/${segment}/get-started/${step}` : `/${segment}/get-started`;
}

/** Whether a form on the page at this path can begin a sign-up: the start screen's, or that of the first step. */
export function beginsSignUp(path: string): boolean {
  return editions.some((edition) => [signUpAddress(edition), signUpAddress(edition, "plan")].includes(path));
}

export function withQuery(address: string, query: readonly string[]): string {
  return query.length > 0 ? `${address}?${query.join("&")}` : address;
}

/** The page of the contract before it is accepted; there is one in editions in another language than English. */
export function contractAddress(edition: InEdition): string {
  return `${signUpAddress(edition)}/contract`;
}

/** The same as a PDF. */
export function contractFile({ segment }: InEdition): string {
  return `/${segment}/contract.pdf`;
}

export const paymentAddress = "/payment-success";

/** The names that the specification (sections 5 and 7) gives to a request's id; they do not change with the provider. */
export const requestIdNames = { query: "redirect_flow_id", body: "redirectFlowId" } as const;

export const verifyPaymentAddress = "/api/verify-gocardless-payment"; // Also named there

/** The address to which the provider returns payers. `requestId`: null if the provider adds it itself. */
export function confirmationPath(submissionId: string, requestId: string | null): string {
  return addressWith(paymentAddress, confirmationQuery(submissionId, requestId));
}

/** The address of a file of the confirmation. */
export function confirmationFile(
  file: "agreement.pdf" | "dates.ics",
  submissionId: string,
  requestId: string,
): string {
  return addressWith(`${paymentAddress}/${file}`, confirmationQuery(submissionId, requestId));
}

export const openConfirmationAddress = `${paymentAddress}/open`;

/** The page that e-mails a link to a confirmation, or to the way to set up the payment. */
export function openConfirmationPath(submissionId: string, requestId: string | null): string {
  return addressWith(openConfirmationAddress, confirmationQuery(submissionId, requestId));
}

function confirmationQuery(submissionId: string, requestId: string | null) {
  return { submission_id: submissionId, [requestIdNames.query]: requestId };
}

/** The page of such a link. */
export function openingAddress(key: string): string {
  return addressWith(openConfirmationAddress, { key });
}

export function continueAddress({ segment }: InEdition, key?: string): string {
  return addressWith(`/${segment}/get-started/continue`, { key });
}

/** The page with the button that stops mails about unpaid sign-ups. `failed`: a press did not stop them. */
export function stopMailsAddress({ segment }: InEdition, key: string, result?: "failed"): string {
  return addressWith(`/${segment}/get-started/stop-mails`, { key, failed: result && "1" });
}

/** The address to which mail programs post to stop them (RFC 8058). */
export function oneClickStopAddress({ segment }: InEdition, key: string): string {
  return addressWith("/api/stop-mails", { edition: segment, key });
}

/** The page of the form 'Talk to us'; `origin`: what it is about, and the page that links to it. */
export function talkAddress({ segment }: InEdition, origin?: LeadOrigin): string {
  return addressWith(`/${segment}/talk-to-us`, { about: origin?.kind, from: origin?.source });
}

/** The page that confirms a message. Its address says nothing about who sent it. */
export function talkSentAddress(edition: InEdition): string {
  return `${talkAddress(edition)}/sent`;
}

function wizardPages(edition: Edition): readonly string[] {
  return ["", ...wizardSteps, "continue", "stop-mails", ...(hasLegalPages(edition) ? ["contract"] : [])];
}

export function isWizardPage(underGetStarted: string, edition: Edition): boolean {
  return wizardPages(edition).includes(underGetStarted);
}

const talkPages: readonly string[] = ["", "sent"];

export function isTalkPage(underTalkToUs: string): boolean {
  return talkPages.includes(underTalkToUs);
}

/** Whether a page or a document for visitors is at the path, which is written in lower case. */
export function isPublicPage(path: string): boolean {
  return publicPages.has(path);
}

const under = (address: string) => (page: string) => (page === "" ? address : `${address}/${page}`);

const publicPages: ReadonlySet<string> = new Set([
  ...marketPages.map(neutralAddress),
  ...["/get-started", paymentAddress, openConfirmationAddress],
  ...[null, ...editions].flatMap((reader) => [
    ...sitePages.map((page) => siteAddress(page, reader)),
    dpaAddress(reader),
  ]),
  ...editions.flatMap((edition) => [
    ...marketPages.map((page) => marketAddress(page, edition)),
    ...wizardPages(edition).map(under(signUpAddress(edition))),
    ...talkPages.map(under(talkAddress(edition))),
    samplePackFile(edition),
    ...(hasLegalPages(edition) ? [contractFile(edition)] : []),
  ]),
]);
