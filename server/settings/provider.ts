import type { Rule, Values } from "./table";

/** What the settings of the debit provider, GoCardless, mean: their rules and defaults. */

type Environment = "sandbox" | "live";

export const liveReason = "because the GoCardless token is live";

export const sandboxToken = "sandbox_token"; // The sandbox accepts any token, but the client library requires one

const paymentPages = ["https://pay.gocardless.com", "https://pay-sandbox.gocardless.com"];

/** Whether the provider is the real one, and no sandbox stands in for it. */
export function isReal(values: Values): boolean {
  return values.GOCARDLESS_ACCESS_TOKEN !== null;
}

/** `sandbox`: the addresses of the sandbox that stands in for the provider. */
export function readProvider(values: Values, sandbox: { url: string; pages: readonly string[] }) {
  const real = isReal(values);
  return {
    providerToken: values.GOCARDLESS_ACCESS_TOKEN ?? sandboxToken,
    providerEnvironment:
      environmentOf(values.GOCARDLESS_ACCESS_TOKEN) ?? values.GOCARDLESS_ENVIRONMENT ?? "sandbox",
    /** Null: the client library's default. */
    providerApiUrl: values.GOCARDLESS_API_URL ?? (real ? null : sandbox.url),
    providerWebhookSecrets: values.GOCARDLESS_WEBHOOK_SECRETS,
    providerPayHosts: values.GOCARDLESS_PAY_HOSTS ?? [...paymentPages, ...(real ? [] : sandbox.pages)],
  };
}

export function providerRules(values: Values): Rule[] {
  const { PORT, SANDBOX_PORT, GOCARDLESS_ACCESS_TOKEN: token, GOCARDLESS_ENVIRONMENT: named } = values;
  const overlap = PORT >= SANDBOX_PORT && PORT <= SANDBOX_PORT + 3;
  if (token === null)
    return [
      [overlap, "SANDBOX_PORT", `four ports that do not include PORT (${PORT})`],
      [named === "live", "GOCARDLESS_ACCESS_TOKEN", "a token, because GOCARDLESS_ENVIRONMENT is live"],
    ];
  const byToken = environmentOf(token);
  const unknown = "sandbox or live, because the token does not say which";
  const value = "a value, because a GoCardless token is set";
  return [
    [!byToken && !named, "GOCARDLESS_ENVIRONMENT", unknown],
    [
      byToken !== undefined && named !== undefined && byToken !== named,
      "GOCARDLESS_ENVIRONMENT",
      `${byToken}, as the token says, or nothing`,
    ],
    [values.GOCARDLESS_WEBHOOK_SECRETS.length === 0, "GOCARDLESS_WEBHOOK_SECRETS", value],
    [!values.SMTP_URL, "SMTP_URL", value],
  ];
}

export function isLive({ GOCARDLESS_ACCESS_TOKEN: token, GOCARDLESS_ENVIRONMENT: named }: Values): boolean {
  return token !== null && (environmentOf(token) ?? named) === "live";
}

/** The environment that a token's prefix names; `sandbox` without a token, undefined for an unknown prefix. */
function environmentOf(token: string | null): Environment | undefined {
  if (token === null || token.startsWith("sandbox_")) return "sandbox";
  return token.startsWith("live_") ? "live" : undefined;
}
