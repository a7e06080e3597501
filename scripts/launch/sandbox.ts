import { sandboxToken } from "@/server/settings/read";
import { sandboxWebhookSecret } from "./keys";
import { beforeLeaving } from "./leaving";
import type { Need } from "./ports";
import { type LaunchSettings, requirePackages } from "./settings";

const loopback = "127.0.0.1";

type Service = "gocardless" | "companies_house" | "mail";

/** The services that the sandbox fakes: none with a real token; without, each that no setting leads elsewhere. */
export function fakedServices(settings: LaunchSettings): Service[] {
  const { gocardlessAccessToken, gocardlessApiUrl, companiesHouse, smtpUrl, sandboxPort } = settings;
  if (gocardlessAccessToken !== sandboxToken) return [];
  const isOurs = (url: string | undefined | null, offset: number) =>
    url != null && new URL(url).host === `${loopback}:${sandboxPort + offset}`;
  const services: [Service, boolean][] = [
    ["gocardless", isOurs(gocardlessApiUrl, 0)],
    ["companies_house", isOurs(companiesHouse?.url, 1)],
    ["mail", isOurs(smtpUrl, 3)],
  ];
  return services.flatMap(([service, ours]) => (ours ? [service] : []));
}

/** GoCardless, Companies House, mailbox page and SMTP: the sandbox starts as a whole or not at all. */
export function sandboxPorts(settings: LaunchSettings): Need[] {
  if (fakedServices(settings).length === 0) return [];
  return [0, 1, 2, 3].map((offset) => ({
    setting: "SANDBOX_PORT",
    port: settings.sandboxPort + offset,
    host: loopback,
  }));
}

/** What webhooks are signed with: the operator's own secrets when there are some, else one for the sandbox. */
export function webhookSecrets(settings: LaunchSettings): readonly string[] {
  const { gocardlessWebhookSecrets: secrets } = settings;
  return secrets.length ? secrets : [sandboxWebhookSecret(settings.dataDir)];
}

/** Starts the sandbox in this process. */
export async function startSandbox(settings: LaunchSettings): Promise<void> {
  if (fakedServices(settings).length === 0) return;
  requirePackages("The sandbox", ["@hono/node-server", "hono", "postal-mime", "smtp-server"]);
  const [secret = ""] = webhookSecrets(settings);
  const sandbox = await (await import("@/sandbox")).startSandbox({
    port: settings.sandboxPort,
    dataDir: settings.dataDir,
    webhook: { url: `${settings.localUrl}/api/webhooks/gocardless`, secret },
  });
  beforeLeaving(sandbox.stop);
}
