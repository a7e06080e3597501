import { planLinkKeys } from "@/lib/payments/plan-links";
import { siteDefaults } from "@/lib/site";
import { isLoopback } from "./formats";
import { liveReason as because, isLive, providerRules } from "./provider";
import { type Rule, siteTable, type Values } from "./table";

export type Problem = { readonly name: string; readonly problem: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** The problems of settings that are valid alone, but not together. */
export function contradictions(values: Values): Problem[] {
  const rules = [
    ...providerRules(values),
    ...liveRules(values),
    ...planLinkRules(values),
    ...feedRules(values),
  ];
  const broken = rules.filter(([isBroken]) => isBroken);
  return broken.map(([, name, expected]) => ({ name, problem: `expected ${expected}` }));
}

/**
 * With a live token customers would see these: settings that still have the example firm's value. An empty text hides what it is
 * for.
 */
export function exampleFirm(values: Values, raw: Variables): Problem[] {
  if (!isLive(values)) return [];
  const unset = siteTable.filter(({ name, byDefault }) => byDefault !== "" && raw[name] === undefined);
  const shown = [
    ...siteTable.map(({ name }) => name),
    "SITE_URL",
    "MAIL_FROM",
    "FIRM_EMAIL",
    "SECURITY_CONTACT",
  ];
  const names = [...unset.map(({ name }) => name), ...shown.filter((name) => isExample(raw[name]))];
  return names.map((name) => ({ name, problem: `expected the firm's own, ${because}` }));
}

/**
 * Whether a text has a domain that RFC 2606 keeps for examples, or is the example's street, which no real firm has. Its city may
 * be a real firm's.
 */
function isExample(text = ""): boolean {
  return text === siteDefaults.street || /(?<![\w-])example\.(com|net|org)(?![\w.-])/i.test(text);
}

function liveRules(values: Values): Rule[] {
  if (!isLive(values)) return [];
  const { DATABASE_URL: database } = values;
  const secured = "?sslmode=verify-full, or sslmode=disable on a network of your own";
  return [
    [!database, "DATABASE_URL", `postgres://… or postgresql://…, ${because}`],
    [database !== null && !saysHowItTravels(new URL(database)), "DATABASE_URL", `${secured}, ${because}`],
    [!values.SITE_URL?.startsWith("https:"), "SITE_URL", `https://…, ${because}`],
    [!values.MAIL_FROM, "MAIL_FROM", `an e-mail address, ${because}`],
    [!values.FIRM_EMAIL, "FIRM_EMAIL", `an e-mail address, ${because}`],
  ];
}

/** Whether the address has the required `sslmode`, without which the connection is not encrypted. */
function saysHowItTravels(url: URL): boolean {
  return url.hostname === "" || isLoopback(url) || url.searchParams.has("sslmode");
}

function planLinkRules({ PAYMENT_WAY, PLAN_LINK_BASE, PLAN_LINK_CODES }: Values): Rule[] {
  if (PAYMENT_WAY !== "plan_links") return [];
  const because = "because PAYMENT_WAY is plan_links";
  const without = planLinkKeys.filter((key) => !(key in PLAN_LINK_CODES));
  return [
    [!PLAN_LINK_BASE, "PLAN_LINK_BASE", `https://…, ${because}`],
    [without.length > 0, "PLAN_LINK_CODES", `a code for ${without.join(", ")}, ${because}`],
  ];
}

function feedRules({ FEED_URL, FEED_SECRETS, FEED_ALLOW_PRIVATE }: Values): Rule[] {
  if (FEED_URL === null)
    return [[FEED_SECRETS.length > 0, "FEED_URL", "an address, because FEED_SECRETS is set"]];
  const { protocol, port } = new URL(FEED_URL);
  const isPublic = protocol === "https:" && (port === "" || Number(port) >= 1024);
  const allowed = "https://… on port 443 or from 1024, or FEED_ALLOW_PRIVATE=on";
  return [
    [!isPublic && FEED_ALLOW_PRIVATE === "off", "FEED_URL", allowed],
    [FEED_SECRETS.length === 0, "FEED_SECRETS", "one secret, or two, because FEED_URL is set"],
  ];
}
