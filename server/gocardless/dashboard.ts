import "server-only";
import { settings } from "@/server/env";

const dashboards = {
  live: "https://manage.gocardless.com",
  sandbox: "https://manage-sandbox.gocardless.com",
} as const;

/** Where a person looks at a mandate in the provider's dashboard; null where there is none, as on another server. */
export function providerRecord(mandateId: string | null): string | null {
  const { gocardlessApiUrl, gocardlessEnvironment } = settings();
  if (mandateId === null || gocardlessApiUrl !== null) return null;
  return `${dashboards[gocardlessEnvironment]}/mandates/${encodeURIComponent(mandateId)}`;
}
