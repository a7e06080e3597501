import { z } from "zod";
import { claimKeys, promiseKeys } from "@/lib/content/claims";
import { optionalEditions } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import * as is from "./formats";

export type Setting<S extends z.ZodType = z.ZodType> = {
  readonly expected: string;
  readonly schema: S;
  readonly secret: boolean;
};

export type Rule = readonly [isBroken: boolean, name: SettingName, expected: string];

/** An unencoded password ends the address early, and the rest of it is read as the host. */
const encoded = ", with @ : / ? # and % in its password percent-encoded (@ as %40, / as %2F)";

/** The schema of every setting. An empty variable counts as unset. */
export const settingTable = {
  PORT: setting("a port from 1 to 65535", is.port.default(3000)),
  HOST: setting("an IP address, as 127.0.0.1 or 0.0.0.0", is.ipAddress.nullable().default(null)),
  DATA_DIR: setting("a folder", is.text.default(".data")),
  DATABASE_URL: secret(`postgres://… or postgresql://…${encoded}`, is.postgresUrl.nullable().default(null)),
  WORKER: setting("on or off", z.enum(["on", "off"]).default("on")),
  PROOF_FILE: setting("a file", is.text.nullable().default(null)),
  SITE_URL: setting("an origin without a path, as https://www.example.com", is.origin.optional()),
  SANDBOX_PORT: setting("a port from 1 to 65532 (three more follow it)", is.portUpTo(65532).default(4000)),
  OPERATOR_SECRET: secret("16 characters or more, without spaces", is.longToken.nullable().default(null)),
  // Its value has addresses of people, which a list of invalid settings must not repeat.
  OPERATORS: secret(
    "addresses with their role, as ana@firm.example:admin, bo@firm.example:member, cy@firm.example:viewer",
    is.operators.nullable().default(null),
  ),
  FEED_URL: secret("https://…, without a user name or a #", is.feedUrl.nullable().default(null)),
  FEED_SECRETS: secret(
    "one secret, or two with a comma between, each whsec_ and 24 bytes or more in base64",
    is.list.pipe(z.array(is.feedSecret).max(2)).default([]),
  ),
  FEED_ALLOW_PRIVATE: setting("on or off", z.enum(["on", "off"]).default("off")),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secret(
    "16, 24 or 32 bytes in base64",
    is.aesKey.nullable().default(null),
  ),

  GOCARDLESS_ACCESS_TOKEN: secret(
    "an access token",
    is.text
      .regex(/^[\x21-\x7e]+$/)
      .nullable()
      .default(null),
  ),
  GOCARDLESS_ENVIRONMENT: setting("sandbox or live", z.enum(["sandbox", "live"]).optional()),
  GOCARDLESS_API_URL: setting(
    "an origin without a path, https://… or http://127.0.0.1:…",
    is.secureOrigin.optional(),
  ),
  GOCARDLESS_WEBHOOK_SECRETS: secret(
    "one secret, or two with a comma between",
    is.list.pipe(z.array(z.string()).max(2)).default([]),
  ),
  GOCARDLESS_PAY_HOSTS: setting(
    "origins with spaces between, as https://pay.gocardless.com",
    is.secureOrigins.optional(),
  ),
  PAYMENT_WAY: setting(
    "billing_request or plan_links",
    z.enum(["billing_request", "plan_links"]).default("billing_request"),
  ),
  PLAN_LINK_BASE: setting("https://…", is.secureUrl.nullable().default(null)),
  PLAN_LINK_CODES: setting(
    'JSON from plan, rollover and currency to code, as {"starter.GBP":"…"}',
    is.jsonOfTexts.default({}),
  ),

  SMTP_URL: secret(`smtp://… or smtps://…, without a query${encoded}`, is.smtpUrl.optional()),
  MAIL_FROM: setting("an e-mail address, with or without a name", is.mailbox.optional()),
  FIRM_EMAIL: setting("an e-mail address", is.email.optional()),
  SECURITY_CONTACT: setting("mailto:… or https://…", is.contact.nullable().default(null)),
  RESUME_MAILS: setting("on or off", z.enum(["on", "off"]).default("on")),
  COMPANIES_HOUSE_API_KEY: secret("a key", is.text.nullable().default(null)),
  COMPANIES_HOUSE_URL: setting("https://… or http://127.0.0.1:…", is.secureUrl.optional()),
  GEO_COUNTRY_HEADER: setting("the name of a request header", is.headerName.nullable().default(null)),
  GEO_LOOKUP_URL: secret("https://… or http://127.0.0.1:…", is.secureUrl.nullable().default(null)),
  TRUSTED_PROXIES: setting(
    "a number of proxies, or their addresses as 10.0.0.0/8, 127.0.0.1",
    is.trustedProxies.default({ hops: 0, ranges: [] }),
  ),
} as const;

type SettingName = keyof typeof settingTable;
export type Values = { readonly [N in SettingName]: z.output<(typeof settingTable)[N]["schema"]> };

type SiteKey = Exclude<keyof typeof siteDefaults, "url">;

export const siteTable = Object.entries(siteDefaults)
  .filter(([key]) => key !== "url")
  .map(([key, byDefault]) => ({
    key: key as SiteKey,
    name: variableOf(key),
    byDefault,
    ...siteSetting(key),
  }));

function siteSetting(key: string) {
  if (key === "editionsOff")
    return setting(`editions of ${optionalEditions.join(", ")}, with commas between`, is.editions);
  if (key === "claimsOff")
    return setting(`claims of ${claimKeys.join(", ")}, with commas between`, is.claims);
  if (key === "promisesOn")
    return setting(`promises of ${promiseKeys.join(", ")}, with commas between`, is.promises);
  if (key === "officeHours")
    return setting("opening and closing as 09:00-17:00, or nothing for round the clock", is.officeHours);
  if (key === "country") return setting("a country's code of two letters, as GB", is.countryCode);
  if (key === "aiTraining")
    return setting("on or off, or nothing to leave it out", z.enum(["on", "off", ""]));
  if (key.endsWith("Number") || key === "amlSupervisor" || key === "aiProviders")
    return setting("a text, or nothing to leave it out", is.anyText);
  if (key.endsWith("Url"))
    return setting("https://…, or nothing to hide the button", is.webUrl.or(z.literal("")));
  if (key.endsWith("Email")) return setting("an e-mail address, or nothing", is.email.or(z.literal("")));
  return setting("a text", is.text);
}

function variableOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function setting<S extends z.ZodType>(expected: string, schema: S): Setting<S> {
  return { expected, schema, secret: false };
}

function secret<S extends z.ZodType>(expected: string, schema: S): Setting<S> {
  return { expected, schema, secret: true };
}
