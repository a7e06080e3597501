import { planLinkKeys } from "@/lib/payments/plan-links";
import { isLoopback } from "./formats";
import type { SettingName, Values } from "./table";

export type GoCardlessEnvironment = "sandbox" | "live";
export type Problem = { readonly name: string; readonly problem: string };

export function contradictions(values: Values): Problem[] {
  return [...ports(values), ...token(values), ...realMoney(values), ...planLinks(values)];
}

/** The environment that a token's prefix names; undefined if it names none. */
export function environmentOf(token: string | null): GoCardlessEnvironment | undefined {
  if (token === null || token.startsWith("sandbox_")) return "sandbox";
  return token.startsWith("live_") ? "live" : undefined;
}

function ports({ PORT, SANDBOX_PORT, GOCARDLESS_ACCESS_TOKEN }: Values): Problem[] {
  const overlap = PORT >= SANDBOX_PORT && PORT <= SANDBOX_PORT + 3;
  if (!overlap || GOCARDLESS_ACCESS_TOKEN) return [];
  return [problem("SANDBOX_PORT", `four ports that do not include PORT (${PORT})`)];
}

function token({ GOCARDLESS_ACCESS_TOKEN: token, ...values }: Values): Problem[] {
  if (token === null) {
    return values.GOCARDLESS_ENVIRONMENT === "live"
      ? [problem("GOCARDLESS_ACCESS_TOKEN", "a token, because GOCARDLESS_ENVIRONMENT is live")]
      : [];
  }
  const byToken = environmentOf(token);
  const missing = (name: SettingName, because = "because a GoCardless token is set") =>
    problem(name, `a value, ${because}`);
  return [
    ...(byToken || values.GOCARDLESS_ENVIRONMENT
      ? []
      : [problem("GOCARDLESS_ENVIRONMENT", "sandbox or live, because the token does not say which")]),
    ...(byToken && values.GOCARDLESS_ENVIRONMENT && byToken !== values.GOCARDLESS_ENVIRONMENT
      ? [problem("GOCARDLESS_ENVIRONMENT", `${byToken}, as the token says, or nothing`)]
      : []),
    ...(values.GOCARDLESS_WEBHOOK_SECRETS.length ? [] : [missing("GOCARDLESS_WEBHOOK_SECRETS")]),
    ...(values.SMTP_URL ? [] : [missing("SMTP_URL")]),
  ];
}

function realMoney(values: Values): Problem[] {
  const token = values.GOCARDLESS_ACCESS_TOKEN;
  if (token === null || (environmentOf(token) ?? values.GOCARDLESS_ENVIRONMENT) !== "live") return [];
  const because = "because the GoCardless token is live";
  return [
    ...(values.DATABASE_URL ? [] : [problem("DATABASE_URL", `postgres://… or postgresql://…, ${because}`)]),
    ...(saysHowItTravels(values.DATABASE_URL)
      ? []
      : [
          problem(
            "DATABASE_URL",
            `?sslmode=verify-full, or sslmode=disable on a network of your own, ${because}`,
          ),
        ]),
    ...(values.SITE_URL?.startsWith("https:") ? [] : [problem("SITE_URL", `https://…, ${because}`)]),
    ...(values.MAIL_FROM ? [] : [problem("MAIL_FROM", `an e-mail address, ${because}`)]),
    ...(values.FIRM_EMAIL ? [] : [problem("FIRM_EMAIL", `an e-mail address, ${because}`)]),
  ];
}

/** Whether the address has the required `sslmode`, without which the connection is not encrypted. */
function saysHowItTravels(databaseUrl: string | null): boolean {
  if (databaseUrl === null) return true;
  const url = new URL(databaseUrl);
  return url.hostname === "" || isLoopback(url) || url.searchParams.has("sslmode");
}

function planLinks({ PAYMENT_WAY, PLAN_LINK_BASE, PLAN_LINK_CODES }: Values): Problem[] {
  if (PAYMENT_WAY !== "plan_links") return [];
  const because = "because PAYMENT_WAY is plan_links";
  const without = planLinkKeys.filter((key) => !(key in PLAN_LINK_CODES));
  return [
    ...(PLAN_LINK_BASE ? [] : [problem("PLAN_LINK_BASE", `https://…, ${because}`)]),
    ...(without.length ? [problem("PLAN_LINK_CODES", `a code for ${without.join(", ")}, ${because}`)] : []),
  ];
}

function problem(name: SettingName, expected: string): Problem {
  return { name, problem: `expected ${expected}` };
}
