import { settings } from "@/server/env";

const dashboards = {
  live: "https://manage.gocardless.com",
  sandbox: "https://manage-sandbox.gocardless.com",
} as const;

/** The address of a mandate in GoCardless's dashboard; null if the provider is our own sandbox. */
export function providerRecord(mandateId: string | null): string | null {
  const { gocardlessApiUrl, gocardlessEnvironment } = settings();
  if (mandateId === null || gocardlessApiUrl !== null) return null;
  return `${dashboards[gocardlessEnvironment]}/mandates/${encodeURIComponent(mandateId)}`;
}
