import { followUpHours } from "@/lib/dates/working-days";
import type { Market } from "@/lib/markets";

/**
 * Figures that messages promise (spec sections 1 and 9). `workingDay`: of the month after the one that is closed. `acknowledgementDays`:
 * for a complaint about personal data, section 164A of the UK's Data Protection Act 2018. `accessibilityDays`: working days until
 * somebody who reports a barrier has an answer.
 */
export const claims = {
  filingMinutes: 3,
  visibleHours: 48,
  workingDay: 7,
  setupMinutes: 2,
  businesses: 200,
  accuracy: 100,
  encryptionBits: 256,
  uptime: 99.9,
  turnaroundHours: 48,
  followUpHours,
  checksHours: 48,
  mostChecksHours: 24,
  trialMonths: 3,
  portfolioClients: 10,
  locationsFrom: 5,
  locationsTo: 500,
  minimumAge: 16,
  acknowledgementDays: 30,
  accessibilityDays: 5,
} as const;

/**
 * The claims of fact about the firm. The setting `CLAIMS_OFF` takes a claim off every page; its setting `…_EVIDENCE_URL` links to
 * the evidence.
 */
export const claimKeys = [
  "businesses",
  "soc2",
  "cyberEssentials",
  "gdpr",
  "iso27001",
  "encryption",
  "uptime",
  "monitoring",
  "marketplace",
] as const;
export type ClaimKey = (typeof claimKeys)[number];

/**
 * Promises that the firm may make and the specification does not. The setting `PROMISES_ON` names those that pages, terms and
 * agreement make, each in the words of its message in `claims.promise`.
 */
export const promiseKeys = ["freeCancellation", "accountantNamed"] as const;
export type PromiseKey = (typeof promiseKeys)[number];

export function isPromised(key: PromiseKey, { promisesOn }: { readonly promisesOn: string }): boolean {
  return promisesOn.split(",").includes(key);
}

/** The settings that belong to the claims, as `Site` has them. */
export type ClaimSettings = { readonly claimsOff: string } & {
  readonly [K in ClaimKey as `${K}EvidenceUrl`]: string;
};

/** Whether pages show the claim. `key` may also be a text that the register does not have: it is always shown. */
export function isClaimed(key: string, { claimsOff }: ClaimSettings): boolean {
  return !claimsOff.split(",").includes(key);
}

export function claimed<Item extends { readonly key: string }>(
  items: readonly Item[],
  settings: ClaimSettings,
): readonly Item[] {
  return items.filter(({ key }) => isClaimed(key, settings));
}

/** The address of a claim's evidence; empty if the firm has set none. */
export function evidenceFor(key: ClaimKey, settings: ClaimSettings): string {
  return settings[`${key}EvidenceUrl`];
}

/** Certificates; `schemeOf`: the market whose scheme it is, if it has one. */
const certificates = [
  { key: "soc2", name: "soc2Short", schemeOf: null },
  { key: "cyberEssentials", name: "cyberEssentials", schemeOf: "uk" },
] as const;

/** The certificates that a market's pages name first: those that its readers know. */
export function certificatesIn(market: Pick<Market, "code">) {
  return certificates.filter(({ key }) => !isFromAbroad(key, market));
}

/** Whether a certificate is of another market's scheme, so that the page says what it means. */
export function isFromAbroad(
  certificate: "soc2" | "cyberEssentials",
  { code }: Pick<Market, "code">,
): boolean {
  return certificates.some(
    ({ key, schemeOf }) => key === certificate && schemeOf !== null && schemeOf !== code,
  );
}

/** What keeps a customer's data safe, in the order of the landing page. */
export const serviceClaims = [
  { key: "gdpr" },
  { key: "iso27001" },
  { key: "encryption" },
  { key: "uptime" },
  { key: "monitoring" },
] as const;
