import { relative } from "node:path";
import { withoutEvidence } from "@/lib/content/claims";
import { proofIn } from "@/lib/content/proof";
import { marketCodes } from "@/lib/markets";
import { deskAddress } from "@/lib/routing/desk";
import { productName } from "@/lib/site";
import { isLoopback } from "@/server/settings/formats";
import { readProof } from "@/server/settings/proof-file";
import { root } from "./root";
import { fakedServices } from "./sandbox";
import type { LaunchSettings } from "./settings";

/** The month since which a major version of Node has had no security fixes (nodejs.org/en/about/previous-releases). */
const unfixedSince: Record<string, string> = {
  20: "April 2026",
  21: "June 2024",
  23: "June 2025",
  25: "June 2026",
};

export function report(settings: LaunchSettings, node = process.versions.node): string {
  const { databaseUrl, dataDir, sandboxPort, providerEnvironment, providerApiUrl } = settings;
  const faked = fakedServices(settings);
  const since = unfixedSince[node.split(".", 1).join("")];
  const unproven = withoutEvidence(settings.site);
  const unfilled = unfilledProof(settings);
  const unnamed = requiredFacts.filter(([key]) => !settings.site[key]).map(([, name]) => name);
  const rows = {
    Site: settings.siteUrl,
    Desk:
      settings.operators.length > 0
        ? `${settings.siteUrl}${deskAddress}, by a link to ${operatorsNamed(settings)}`
        : "none (OPERATORS is not set)",
    Database: databaseUrl
      ? `PostgreSQL, ${withoutPassword(databaseUrl)}`
      : `embedded, in ${shortest(dataDir)}`,
    Payments: faked.includes("gocardless")
      ? `sandbox on this machine, no money moves: http://localhost:${sandboxPort}`
      : `GoCardless, ${providerEnvironment}${providerApiUrl ? ` at ${providerApiUrl}` : ""}`,
    Mail: faked.includes("mail")
      ? `sandbox mailbox, nothing is sent: http://localhost:${sandboxPort + 2}`
      : withoutPassword(settings.smtpUrl),
    Companies: faked.includes("companies_house")
      ? "sandbox, invented companies"
      : (settings.companiesHouse?.url ?? "no search (COMPANIES_HOUSE_API_KEY is not set)"),
    ...(sharesLimits(settings) && {
      Limits: "per connecting address; private ones count as one visitor (TRUSTED_PROXIES is not set)",
    }),
    ...(!settings.runsWorker && {
      Worker: "off (WORKER): no mail, no event of the feed, no reconciling, no deletion",
    }),
    ...(isLive(settings) && unnamed.length > 0 && { Firm: `no page can say: ${unnamed.join(", ")}` }),
    ...(since && { Node: `${node}, which has had no security fixes since ${since}: use a newer one` }),
    ...(isLive(settings) && unproven.length > 0 && { Claims: `without evidence: ${unproven.join(", ")}` }),
    ...(isLive(settings) &&
      unfilled.length > 0 && { Proof: `none yet: ${unfilled.join("; ")} (PROOF_FILE)` }),
  };
  const lines = Object.entries(rows).map(([part, what]) => `  ${part.padEnd(10)} ${what}`);
  return [`${productName} is ready.`, ...lines, "Ctrl-C stops it."].join("\n");
}

/** What only the firm can say, and has not said in each market. */
function unfilledProof({ proofFile }: LaunchSettings): string[] {
  const proof = readProof(proofFile);
  return (["accountants", "quotes"] as const).flatMap((list) => {
    const without = marketCodes.filter((code) => proofIn(code, proof)[list].length === 0);
    return without.length > 0 ? `${list} in ${without.join(", ")}` : [];
  });
}

/** Settings for what the law asks the pages of most such firms to say. */
const requiredFacts = [
  ["companyNumber", "COMPANY_NUMBER"],
  ["amlSupervisor", "AML_SUPERVISOR"],
  ["complaintsEmail", "COMPLAINTS_EMAIL"],
  ["aiProviders", "AI_PROVIDERS"],
  ["aiTraining", "AI_TRAINING"],
] as const;

/** Names the address to type in the sandbox; otherwise nobody, since the log has no personal data. */
function operatorsNamed(settings: LaunchSettings): string {
  const { operators } = settings;
  if (fakedServices(settings).includes("mail")) return `${operators[0]?.email} in the sandbox mailbox`;
  return operators.length === 1 ? "the operator" : `any of ${operators.length} operators`;
}

/** Whether a proxy is probably in front of the site, which then does not know visitors' addresses. */
function sharesLimits({ siteUrl, trustedProxies: { hops, ranges } }: LaunchSettings): boolean {
  return hops === 0 && ranges.length === 0 && !isLoopback(new URL(siteUrl));
}

/** Whether customers see the pages, so that the firm must know which claims it makes. */
function isLive({ providerEnvironment }: LaunchSettings): boolean {
  return providerEnvironment === "live";
}

function shortest(folder: string): string {
  const fromHere = relative(root, folder);
  return fromHere.startsWith("..") ? folder : fromHere;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = "";
  for (const key of [...url.searchParams.keys()]) if (/pass/i.test(key)) url.searchParams.delete(key);
  return url.href;
}
