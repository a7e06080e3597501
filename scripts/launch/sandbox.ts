import { dataDirProblem } from "@/db/client/data-dir";
import { sandboxToken } from "@/server/settings/provider";
import { storedKey } from "./keys";
import { beforeLeaving } from "./processes";
import { type LaunchSettings, requirePackages } from "./settings";

const host = "127.0.0.1";

type Service = "gocardless" | "companies_house" | "mail";

/** The services for which the sandbox stands in: those at its address, and none if a real token is set. */
export function fakedServices(settings: LaunchSettings): Service[] {
  const { providerToken, providerApiUrl, companiesHouse, smtpUrl, sandboxPort } = settings;
  if (providerToken !== sandboxToken) return [];
  const services: [Service, string | null | undefined, offset: number][] = [
    ["gocardless", providerApiUrl, 0],
    ["companies_house", companiesHouse?.url, 1],
    ["mail", smtpUrl, 3],
  ];
  return services
    .filter(([, url, offset]) => url != null && new URL(url).host === `${host}:${sandboxPort + offset}`)
    .map(([service]) => service);
}

/** The ports of GoCardless, Companies House, mailbox page and SMTP; empty if the sandbox is not needed. */
export function sandboxPorts(settings: LaunchSettings) {
  if (fakedServices(settings).length === 0) return [];
  return [0, 1, 2, 3].map((offset) => ({
    setting: "SANDBOX_PORT",
    port: settings.sandboxPort + offset,
    host,
  }));
}

export function webhookSecrets(settings: LaunchSettings): readonly string[] {
  const { providerWebhookSecrets: secrets } = settings;
  return secrets.length ? secrets : [storedKey(settings.dataDir, "sandbox-webhook-secret")];
}

export async function startSandbox(settings: LaunchSettings): Promise<void> {
  if (fakedServices(settings).length === 0) return;
  requirePackages("The sandbox", ["@hono/node-server", "hono", "postal-mime", "smtp-server"]);
  const [secret = ""] = webhookSecrets(settings);
  const { startSandbox: start } = await import("@/sandbox");
  const sandbox = await start({
    port: settings.sandboxPort,
    dataDir: settings.dataDir,
    webhook: { url: `${settings.localUrl}/api/webhooks/gocardless`, secret },
  }).catch((problem: unknown) => {
    throw dataDirProblem(problem, settings.dataDir);
  });
  beforeLeaving(sandbox.stop, { last: true });
}
