import * as z from "zod/mini";
import { maxAttributionLength } from "./rules/limits";
import { tidy } from "./rules/text";

const cut = (text: string) => tidy([...tidy(text)].slice(0, maxAttributionLength).join(""));
const orNothing = (text: z.ZodMiniString) => z.catch(z.optional(text), undefined);
const campaign = () => orNothing(z.string().check(z.overwrite(cut), z.minLength(1)));

/** A host as browsers write it, with a dot. Names of a local network and other texts are no such host. */
const host = /^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** Where a sign-up came from. Junk is dropped, long texts are cut. */
const attribution = z.object({
  utm_source: campaign(),
  utm_medium: campaign(),
  utm_campaign: campaign(),
  utm_term: campaign(),
  utm_content: campaign(),
  /** The host of the site that linked to the first page. */
  referrer: orNothing(z.string().check(z.toLowerCase(), z.regex(host))),
});

export type Attribution = z.infer<typeof attribution>;

export const attributionKeys = z.keyof(attribution).options;

/** The attribution in a query; null if there is none. */
export function attributionIn(query: URLSearchParams): Attribution | null {
  return parsed(Object.fromEntries(attributionKeys.map((key) => [key, query.get(key) ?? undefined])));
}

/** The attribution in a `Referer` header: the query of a page of ours, else the host of the site; null if there is none. */
export function attributionOf(
  referer: string | null,
  ownHosts: readonly (string | null)[],
): Attribution | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const { host: from, searchParams } = new URL(referer);
  return ownHosts.includes(from) ? attributionIn(searchParams) : parsed({ referrer: from });
}

/** The query, extended by what only the `Referer` header has; null if there is nothing to add. */
export function attributedQuery(
  query: URLSearchParams,
  referer: string | null,
  ownHosts: readonly (string | null)[],
): URLSearchParams | null {
  const known = attributionIn(query);
  const before = attributionOf(referer, ownHosts);
  const added = attributionKeys.filter((key) => before?.[key] !== undefined && known?.[key] === undefined);
  if (added.length === 0) return null;
  const whole = new URLSearchParams(query);
  for (const key of added) whole.set(key, before?.[key] ?? "");
  return whole;
}

function parsed(values: unknown): Attribution | null {
  const { data } = attribution.safeParse(values);
  const known = Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : null;
}
