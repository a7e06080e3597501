import { relative } from "node:path";
import { editionTable } from "@/lib/markets/edition-table";
import { hasLegalPages, optionalEditions } from "@/lib/markets/editions";
import { deskAddress } from "@/lib/routing/desk";
import { productName } from "@/lib/site";
import { fakedServices } from "./sandbox";
import type { LaunchSettings } from "./settings";

export function report(settings: LaunchSettings): string {
  const { databaseUrl, dataDir, sandboxPort, providerEnvironment, providerApiUrl } = settings;
  const faked = fakedServices(settings);
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
    ...(providerEnvironment === "live" &&
      unreadTexts(settings) !== "" && {
        Texts: `legal ones of ${unreadTexts(settings)}: no lawyer has read them. EDITIONS_OFF leaves such an edition out`,
      }),
    ...(!settings.runsWorker && {
      Worker: "off (WORKER): no mail, no event of the feed, no reconciling, no deletion",
    }),
  };
  const lines = Object.entries(rows).map(([part, what]) => `  ${part.padEnd(10)} ${what}`);
  return [`${productName} is ready.`, ...lines, "Ctrl-C stops it."].join("\n");
}

/** The published editions whose legal texts wait for a lawyer: those in other languages than the default one. */
function unreadTexts({ site }: LaunchSettings): string {
  const left = optionalEditions.filter((code) => !site.editionsOff.split(",").includes(code));
  return left.filter((code) => hasLegalPages(editionTable[code])).join(", ");
}

/** Names the address to type in the sandbox; otherwise nobody, since the log has no personal data. */
function operatorsNamed(settings: LaunchSettings): string {
  const { operators } = settings;
  if (fakedServices(settings).includes("mail")) return `${operators[0]?.email} in the sandbox mailbox`;
  return operators.length === 1 ? "the operator" : `any of ${operators.length} operators`;
}

function shortest(folder: string): string {
  const fromHere = relative(".", folder);
  return fromHere.startsWith("..") ? folder : fromHere;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = "";
  for (const key of [...url.searchParams.keys()]) if (/pass/i.test(key)) url.searchParams.delete(key);
  return url.href;
}
