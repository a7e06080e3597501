import { followUpHours } from "@/lib/dates/working-days";

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

type Place = "strip" | "badges" | "security" | "questions" | "legal" | "integrations";
type RegisteredClaim = { readonly key: string; readonly text: string; readonly shown: readonly Place[] };

/**
 * The claims of fact about the firm: the message that states each, and where pages show it. The setting `CLAIMS_OFF`
 * takes a claim off every page; its setting `…_EVIDENCE_URL` links to the evidence.
 */
export const claimRegister = [
  { key: "businesses", text: "claims.businesses", shown: ["strip", "security"] },
  { key: "soc2", text: "claims.soc2", shown: ["badges", "security", "questions", "legal"] },
  {
    key: "cyberEssentials",
    text: "claims.cyberEssentials",
    shown: ["badges", "security", "questions", "legal"],
  },
  { key: "gdpr", text: "claims.gdpr", shown: ["badges", "security", "questions"] },
  { key: "iso27001", text: "claims.iso27001", shown: ["badges", "security", "questions", "legal"] },
  { key: "encryption", text: "claims.encryption", shown: ["badges", "security", "questions", "legal"] },
  { key: "uptime", text: "claims.uptime", shown: ["badges", "security", "questions", "legal"] },
  { key: "monitoring", text: "claims.monitoring", shown: ["badges", "security", "questions", "legal"] },
  { key: "marketplace", text: "integrations.badge", shown: ["integrations", "security"] },
] as const satisfies readonly RegisteredClaim[];

/**
 * Promises that the firm may make and the specification does not. The setting `PROMISES_ON` names those that the first screen, the
 * prices, the review, the questions, the terms and the agreement make, each in the words of its message in `claims.promise`.
 */
export const promiseKeys = ["freeCancellation"] as const;
export type PromiseKey = (typeof promiseKeys)[number];

export function isPromised(key: PromiseKey, { promisesOn }: { readonly promisesOn: string }): boolean {
  return promisesOn.split(",").includes(key);
}

export type ClaimKey = (typeof claimRegister)[number]["key"];
export const claimKeys: readonly ClaimKey[] = claimRegister.map(({ key }) => key);

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

/** The claims that are shown as badges. A certificate that the firm holds has a lock. */
export const badges = [
  { key: "soc2", isCertificate: true },
  { key: "cyberEssentials", isCertificate: true },
  { key: "gdpr", isCertificate: false },
  { key: "iso27001", isCertificate: false },
  { key: "encryption", isCertificate: false },
  { key: "uptime", isCertificate: false },
  { key: "monitoring", isCertificate: false },
] as const;

export const promises = [
  { key: "filing" },
  { key: "visible" },
  { key: "monthEnd" },
  { key: "setup" },
  { key: "businesses" },
  { key: "accuracy" },
] as const;
