import { sandboxToken } from "@/server/settings/read";
import { type Child, ready, startScript } from "./children";
import type { LaunchSettings } from "./environment";
import { sandboxWebhookSecret } from "./keys";
import type { Need } from "./ports";

const loopback = "127.0.0.1";

type Twin = "gocardless" | "companies_house" | "mail";

/** The parts that the sandbox stands in for: none with a real token; without, each that no setting leads elsewhere. */
export function twinsFor(settings: LaunchSettings): Twin[] {
  const { gocardlessAccessToken, gocardlessApiUrl, companiesHouse, smtpUrl, sandboxPort } = settings;
  if (gocardlessAccessToken !== sandboxToken) return [];
  const isOurs = (url: string | undefined | null, offset: number) =>
    url != null && new URL(url).host === `${loopback}:${sandboxPort + offset}`;
  const twins: [Twin, boolean][] = [
    ["gocardless", isOurs(gocardlessApiUrl, 0)],
    ["companies_house", isOurs(companiesHouse?.url, 1)],
    ["mail", isOurs(smtpUrl, 3)],
  ];
  return twins.flatMap(([twin, ours]) => (ours ? [twin] : []));
}

/** GoCardless, Companies House, mailbox page and SMTP: the sandbox starts as a whole or not at all. */
export function twinPorts(settings: LaunchSettings): Need[] {
  if (twinsFor(settings).length === 0) return [];
  return [0, 1, 2, 3].map((offset) => ({
    setting: "SANDBOX_PORT",
    port: settings.sandboxPort + offset,
    host: loopback,
  }));
}

/** What the twins sign their webhooks with; the operator's own secret when there is one. */
export function webhookSecrets(settings: LaunchSettings): readonly string[] {
  const { gocardlessWebhookSecrets: secrets } = settings;
  return secrets.length ? secrets : [sandboxWebhookSecret(settings.dataDir)];
}

/** Starts the twins in one process and waits until they say that they are ready. */
export async function startTwins(settings: LaunchSettings): Promise<Child | undefined> {
  if (twinsFor(settings).length === 0) return undefined;
  const child = startScript("sandbox", ["sandbox/main.ts"], {
    env: {
      SANDBOX_PORT: String(settings.sandboxPort),
      DATA_DIR: settings.dataDir,
      SANDBOX_WEBHOOK_URL: `${settings.localUrl}/api/webhooks/gocardless`,
      GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
    },
  });
  await ready(child);
  return child;
}
