import { settings } from "@/server/env";

const dashboards = {
  live: "https://manage.gocardless.com",
  sandbox: "https://manage-sandbox.gocardless.com",
} as const;

/** The address of a record in GoCardless's dashboard; null if the provider is our own sandbox. */
export function providerRecord(
  id: string | null,
  kind: "customers" | "mandates" | "subscriptions" = "mandates",
): string | null {
  const { providerApiUrl, providerEnvironment } = settings();
  if (id === null || providerApiUrl !== null) return null;
  return `${dashboards[providerEnvironment]}/${kind}/${encodeURIComponent(id)}`;
}
