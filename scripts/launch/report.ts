import { relative } from "node:path";
import { productName } from "@/lib/site";
import { fakedServices } from "./sandbox";
import { type LaunchSettings, root } from "./settings";

export function report(settings: LaunchSettings): string {
  const rows = Object.entries({
    Site: settings.siteUrl,
    Database: database(settings),
    Payments: payments(settings),
    Mail: mail(settings),
    Companies: companies(settings),
  }).map(([part, what]) => `  ${part.padEnd(10)} ${what}`);
  return [`${productName} is ready.`, ...rows, "Ctrl-C stops it."].join("\n");
}

function database({ databaseUrl, dataDir }: LaunchSettings): string {
  return databaseUrl ? `PostgreSQL, ${withoutPassword(databaseUrl)}` : `embedded, in ${shortest(dataDir)}`;
}

function payments(settings: LaunchSettings): string {
  const { gocardlessEnvironment, gocardlessApiUrl, sandboxPort } = settings;
  if (fakedServices(settings).includes("gocardless")) {
    return `sandbox on this machine, no money moves: http://localhost:${sandboxPort}`;
  }
  return `GoCardless, ${gocardlessEnvironment}${gocardlessApiUrl ? ` at ${gocardlessApiUrl}` : ""}`;
}

function mail(settings: LaunchSettings): string {
  if (fakedServices(settings).includes("mail")) {
    return `sandbox mailbox, nothing is sent: http://localhost:${settings.sandboxPort + 2}`;
  }
  return withoutPassword(settings.smtpUrl);
}

function companies(settings: LaunchSettings): string {
  if (fakedServices(settings).includes("companies_house")) return "sandbox, invented companies";
  return settings.companiesHouse?.url ?? "no search (COMPANIES_HOUSE_API_KEY is not set)";
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
