import { twinToken } from "@/lib/server/settings/read";
import { type Child, ready, startScript } from "./children";
import type { LaunchSettings } from "./environment";
import { sandboxWebhookSecret } from "./keys";
import type { Need } from "./ports";

const loopback = "127.0.0.1";

/** The sandbox's parts by their ports from SANDBOX_PORT on. */
const twinTable = {
  gocardless: [0],
  companies_house: [1],
  mail: [2, 3],
} as const;

export type Twin = keyof typeof twinTable;

/**
 * Which twins stand in: none with a real token; without, each whose place is not taken by a configured service.
 */
export function twinsFor(settings: LaunchSettings): Twin[] {
  const { gocardlessAccessToken, gocardlessApiUrl, companiesHouse, smtpUrl, sandboxPort } = settings;
  if (gocardlessAccessToken !== twinToken) return [];
  const isOurs = (url: string | undefined | null, offset: number) =>
    url != null && new URL(url).host === `${loopback}:${sandboxPort + offset}`;
  const twins: [Twin, boolean][] = [
    ["gocardless", isOurs(gocardlessApiUrl, 0)],
    ["companies_house", isOurs(companiesHouse?.url, 1)],
    ["mail", isOurs(smtpUrl, 3)],
  ];
  return twins.flatMap(([twin, ours]) => (ours ? [twin] : []));
}

export function twinPorts(settings: LaunchSettings): Need[] {
  return twinsFor(settings).flatMap((twin) =>
    twinTable[twin].map((offset) => ({
      setting: "SANDBOX_PORT",
      port: settings.sandboxPort + offset,
      host: loopback,
    })),
  );
}

/** What the twins sign their webhooks with; the operator's own secret when there is one. */
export function webhookSecrets(settings: LaunchSettings): readonly string[] {
  const { gocardlessWebhookSecrets: secrets } = settings;
  return secrets.length ? secrets : [sandboxWebhookSecret(settings.dataDir)];
}

/** Starts the twins in one process and waits until they say that they are ready. */
export async function startTwins(settings: LaunchSettings): Promise<Child | undefined> {
  const twins = twinsFor(settings);
  if (twins.length === 0) return undefined;
  const child = startScript("sandbox", "sandbox/main.ts", {
    env: {
      SANDBOX_PORT: String(settings.sandboxPort),
      SANDBOX_TWINS: twins.join(","),
      DATA_DIR: settings.dataDir,
      SANDBOX_WEBHOOK_URL: `http://${loopback}:${settings.port}/api/webhooks/gocardless`,
      GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
    },
  });
  await ready(child);
  return child;
}
