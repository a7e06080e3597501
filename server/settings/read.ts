import type { Operator } from "@/lib/operators";
import { productName, type Site, siteDefaults } from "@/lib/site";
import { isReal, readProvider, sandboxToken } from "./provider";
import { contradictions, exampleFirm, type Problem } from "./rules";
import { type Setting, settingTable, siteTable, type Values } from "./table";

export type Settings = ReturnType<typeof assemble>;
type Variables = Readonly<Record<string, string | undefined>>;
type Reading = { ok: true; settings: Settings } | { ok: false; problems: readonly Problem[] };

const loopback = "127.0.0.1";

const sandboxOperator = "operator@example.com";

/** Parses all settings: returns them, or all problems together, none of which contains a secret. */
export function readSettings(raw: Variables): Reading {
  const problems: Problem[] = [];
  const values = Object.fromEntries(
    Object.entries(settingTable).map(([name, setting]) => [
      name,
      parse(name, setting, raw[name] || undefined),
    ]),
  ) as Values;
  const site = Object.fromEntries(
    siteTable.map(({ key, name, byDefault, ...setting }) => [
      key,
      parse(name, setting, raw[name] ?? byDefault),
    ]),
  ) as Omit<Site, "url">;
  const named = new Set(problems.map(({ name }) => name));
  const together = [...contradictions(values), ...exampleFirm(values, raw)];
  problems.push(...together.filter(({ name }) => !named.has(name)));
  return problems.length ? { ok: false, problems } : { ok: true, settings: assemble(values, site) };

  function parse(name: string, setting: Setting, text: string | undefined): unknown {
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    const found = setting.secret ? "" : `, found ${JSON.stringify(text).slice(0, 60)}`;
    problems.push({ name, problem: `expected ${setting.expected}${found}` });
    return setting.schema.safeParse(undefined).data;
  }
}

export function describeProblems(problems: readonly Problem[]): string {
  return [
    "These settings need mending:",
    ...problems.map(({ name, problem }) => `  ${name}: ${problem}`),
  ].join("\n");
}

function assemble(values: Values, site: Omit<Site, "url">) {
  const { PORT: port, SANDBOX_PORT: sandboxPort } = values;
  const url = values.SITE_URL ?? `http://localhost:${port}`;
  const sandbox = (offset: number, protocol = "http") => `${protocol}://${loopback}:${sandboxPort + offset}`;
  const real = isReal(values);
  const host = values.HOST ?? (real ? null : loopback);
  const localHost = host === null || isWildcard(host) ? loopback : host;
  return {
    port,
    host, // Null: all interfaces
    localHost,
    localUrl: `http://${localHost.includes(":") ? `[${localHost}]` : localHost}:${port}`,
    sandboxPort,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    runsWorker: values.WORKER === "on",
    proofFile: values.PROOF_FILE,
    siteUrl: url,
    site: { ...siteDefaults, ...site, url } satisfies Site as Site,
    ...readProvider(values, { url: sandbox(0), pages: [sandbox(0), `http://localhost:${sandboxPort}`] }),
    paymentWay: values.PAYMENT_WAY,
    planLinkBase: values.PLAN_LINK_BASE,
    planLinkCodes: values.PLAN_LINK_CODES,
    smtpUrl: values.SMTP_URL ?? sandbox(3, "smtp"),
    mailFrom: values.MAIL_FROM ?? `${productName} <${site.supportEmail || siteDefaults.supportEmail}>`,
    firmEmail: values.FIRM_EMAIL ?? (site.supportEmail || siteDefaults.supportEmail),
    /** Null: `security.txt` responds with 404. */
    securityContact: values.SECURITY_CONTACT ?? (site.supportEmail ? `mailto:${site.supportEmail}` : null),
    sendsResumeMails: values.RESUME_MAILS === "on",
    companiesHouse: companiesHouse(), // Null: the company search is off
    geoCountryHeader: values.GEO_COUNTRY_HEADER,
    geoLookupUrl: values.GEO_LOOKUP_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    operators: operators(), // Empty: the desk responds with 404
    operatorSecret: values.OPERATOR_SECRET, // Null: the operators' addresses respond with 404
    feedUrl: values.FEED_URL, // Null: the feed is off
    feedSecrets: values.FEED_SECRETS,
    feedMayBePrivate: values.FEED_ALLOW_PRIVATE === "on",
    actionsKey: values.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
  };

  function operators(): readonly Operator[] {
    return values.OPERATORS ?? (real ? [] : [{ email: sandboxOperator, role: "admin" }]);
  }

  function companiesHouse(): { readonly url: string; readonly apiKey: string } | null {
    const apiKey = values.COMPANIES_HOUSE_API_KEY;
    if (apiKey)
      return { url: values.COMPANIES_HOUSE_URL ?? "https://api.company-information.service.gov.uk", apiKey };
    return real ? null : { url: values.COMPANIES_HOUSE_URL ?? sandbox(1), apiKey: sandboxToken };
  }
}

function isWildcard(host: string): boolean {
  return host === "0.0.0.0" || /^[0:]+$/.test(host);
}
