import type { SettingsGiven } from "@/server/settings/given";
import type { Settings } from "@/server/settings/read";
import { settingTable, siteTable } from "@/server/settings/table";

export type SettingInForce = {
  readonly name: string;
  /** Empty for a secret and for a setting without a value. */
  readonly values: readonly string[];
  readonly isSecret: boolean;
  readonly isSet: boolean;
  /** `start`: the start command set it, with a key that it made. */
  readonly source: "environment" | "start" | "default";
  readonly isOfSite: boolean;
};

/** Every setting with the value that is in force, but no value of a secret. */
export function inForce(settings: Settings, { now, beforeStart }: SettingsGiven): SettingInForce[] {
  const given = new Set(beforeStart);
  return [
    ...Object.keys(settingTable).map((name) => {
      const read = shown[name as SettingName];
      const isSet = now.includes(name);
      const unset = isSet && !read ? ("start" as const) : ("default" as const);
      const source = given.has(name) ? ("environment" as const) : unset;
      const values = read ? texts(read(settings)) : [];
      return { name, values, isSecret: !read, isSet, source, isOfSite: false };
    }),
    ...siteTable.map(({ key, name }) => ({
      name,
      values: texts(settings.site[key]),
      isSecret: false,
      isSet: given.has(name),
      source: given.has(name) ? ("environment" as const) : ("default" as const),
      isOfSite: true,
    })),
  ];
}

type Value = string | number | null | readonly string[];

function texts(value: Value): readonly string[] {
  if (typeof value === "object") return value ?? [];
  return value === "" ? [] : [String(value)];
}

const onOrOff = (isOn: boolean) => (isOn ? "on" : "off");

type SettingName = keyof typeof settingTable;

/** The values to show. Some follow from other settings. A setting that is not listed here is shown as a secret. */
const shown: { readonly [N in SettingName]?: (settings: Settings) => Value } = {
  PORT: ({ port }) => port,
  HOST: ({ host }) => host,
  DATA_DIR: ({ dataDir }) => dataDir,
  WORKER: ({ runsWorker }) => onOrOff(runsWorker),
  PROOF_FILE: ({ proofFile }) => proofFile,
  SITE_URL: ({ siteUrl }) => siteUrl,
  SANDBOX_PORT: ({ sandboxPort }) => sandboxPort,
  OPERATORS: ({ operators }) => operators.map(({ email, role }) => `${email}:${role}`),
  FEED_ALLOW_PRIVATE: ({ feedMayBePrivate }) => onOrOff(feedMayBePrivate),
  GOCARDLESS_ENVIRONMENT: ({ providerEnvironment }) => providerEnvironment,
  GOCARDLESS_API_URL: ({ providerApiUrl }) => providerApiUrl,
  GOCARDLESS_PAY_HOSTS: ({ providerPayHosts }) => providerPayHosts,
  PAYMENT_WAY: ({ paymentWay }) => paymentWay,
  PLAN_LINK_BASE: ({ planLinkBase }) => planLinkBase,
  PLAN_LINK_CODES: ({ planLinkCodes }) => Object.entries(planLinkCodes).map((pair) => pair.join(": ")),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  FIRM_EMAIL: ({ firmEmail }) => firmEmail,
  SECURITY_CONTACT: ({ securityContact }) => securityContact,
  RESUME_MAILS: ({ sendsResumeMails }) => onOrOff(sendsResumeMails),
  COMPANIES_HOUSE_URL: ({ companiesHouse }) => companiesHouse?.url ?? null,
  GEO_COUNTRY_HEADER: ({ geoCountryHeader }) => geoCountryHeader,
  TRUSTED_PROXIES: ({ trustedProxies: { hops, ranges } }) => (hops > 0 ? hops : ranges),
};
