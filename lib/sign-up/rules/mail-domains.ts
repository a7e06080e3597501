import { marketCodes } from "@/lib/markets";
import { marketRules } from "@/lib/markets/rules";

const known = [
  "gmail.com googlemail.com ymail.com mail.com email.com yahoo.com hotmail.com outlook.com live.com icloud.com me.com mac.com aol.com msn.com protonmail.com proton.me",
  ...marketCodes.map((code) => marketRules(code).mailDomains),
].flatMap((domains) => domains.split(" "));

/** The shortest domain that is suggested: shorter ones are one typo away from too many real domains. */
const fewest = 9;

/** Providers that have no other domain than the one with `.com`. */
const onlyCom = /^(gmail|googlemail|icloud)\./;

/**
 * Common slips in the last part, none of them a top-level domain. A copied list of all top-level domains would warn about
 * every newer one.
 */
const lastParts = [
  [/\.(con|cmo|ocm|comm|coom|ccom|conm|comn|coml|copm|cpm|cim|clm|xom|vom|c0m)$/, ".com"],
  [/\.(nte|ent|nett|neet|ner)$/, ".net"],
  [/\.(ogr|rog|orgg)$/, ".org"],
  [/\.(couk|cuk|c\.ouk|co\.ukk)$/, ".co.uk"],
] as const;

/** The domain that was probably meant: with an existing last part, or a well-known one that differs by one slip; else null. */
export function domainMeant(typed: string): string | null {
  const domain = typed.toLowerCase();
  const intended = wellKnownMeant(lastParts.reduce((text, [slip, part]) => text.replace(slip, part), domain));
  return intended === domain ? null : intended;
}

function wellKnownMeant(domain: string): string {
  if (known.includes(domain)) return domain;
  const [provider] = onlyCom.exec(domain) ?? [];
  if (provider) return `${provider}com`;
  return known.find((one) => one.length >= fewest && isOneSlip(domain, one)) ?? domain;
}

function isOneSlip(typed: string, intended: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === intended[same]) same += 1;
  const [a, b] = [typed.slice(same), intended.slice(same)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return a !== b;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
