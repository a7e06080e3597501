import type { ZodMiniType } from "zod/mini";
import { findLookup, saveLookup } from "@/db/queries/lookups";
import { companyNumberIn } from "@/lib/markets/uk/rules";
import { addressInOneLine, type Director } from "@/lib/sign-up/business";
import {
  type Company,
  type CompanyHit,
  type CompanySearch,
  company,
  foundCompanies,
} from "@/lib/sign-up/company";
import { tidyBusinessNumber } from "@/lib/sign-up/rules/business-number";
import { limits } from "@/lib/sign-up/rules/limits";
import { tidy } from "@/lib/sign-up/rules/text";
import { query } from "@/server/database";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import { rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { readDirectors, readHits, readProfile } from "./read";
import { callRegister } from "./register";

const maxHits = 8;
const maxQueryLength = 160;
const officersPerPage = 100;
const maxPages = 3;

/** Searches the register by name or number. Never throws, since a sign-up works without it. */
export async function searchCompanies(text: string): Promise<CompanySearch> {
  const wanted = tidy(text.slice(0, maxQueryLength));
  const number = companyNumberIn(wanted) ?? labelledNumber(wanted);
  const signal = AbortSignal.timeout(timeoutMs.companyRegister);
  const key = `companies:${wanted.toLowerCase()}`;
  const searching = () => withCache(key, foundCompanies, () => search(wanted, signal));
  try {
    return await withDeadline(
      number ? searchNumber(number, searching, signal) : searching(),
      timeoutMs.companySearch,
    );
  } catch (error) {
    return unreachable(error);
  }
}

/** The company number in a text such as 'Company No. 09123457.'. Fewer digits may be part of a name. */
function labelledNumber(text: string): string | null {
  const number = tidyBusinessNumber(text, "uk");
  return number.length === 8 ? companyNumberIn(number) : null;
}

/** Looks a number up and searches names for it at the same time, since a name can contain a number. */
async function searchNumber(
  number: string,
  searching: () => Promise<CompanySearch>,
  signal: AbortSignal,
): Promise<CompanySearch> {
  const known = await cachedCompany(number);
  if (known) return { outcome: "found", hits: [hitOf(known)] };
  const byName = searching();
  byName.catch(() => undefined);
  const found = await lookUpCached(number, signal);
  return found && typeof found === "object" ? { outcome: "found", hits: [hitOf(found)] } : byName;
}

export async function findCompany(number: string): Promise<Company | "unreachable" | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs.companyRegister);
    return await withDeadline(lookUpCached(number, signal), timeoutMs.companySearch);
  } catch (error) {
    unreachable(error);
    return "unreachable";
  }
}

/** The company if it was looked up within the last day, from our own database; null otherwise. */
export async function cachedCompany(number: string): Promise<Company | null> {
  return (await findCached(`company:${number}`, company)) ?? null;
}

function lookUpCached(number: string, signal: AbortSignal): ReturnType<typeof lookUp> {
  return withCache(`company:${number}`, company, () => lookUp(number, signal));
}

async function search(wanted: string, signal: AbortSignal): Promise<CompanySearch> {
  const allowed = await rateLimit("find_company");
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const query = { q: wanted, items_per_page: String(maxHits) };
  const asked = await callRegister("/search/companies", query, signal);
  if (!asked.ok) return { outcome: "unreachable" };
  return { outcome: "found", hits: readHits(asked.body).slice(0, maxHits) };
}

async function lookUp(number: string, signal: AbortSignal): Promise<Company | "unreachable" | null> {
  if (!(await rateLimit("find_company")).ok) return "unreachable";
  const path = `/company/${encodeURIComponent(number)}`;
  const [profile, directors] = await Promise.all([callRegister(path, {}, signal), directorsOf(path, signal)]);
  if (!profile.ok) return profile.reason === "not_found" ? null : "unreachable";
  return directors === null ? "unreachable" : { ...readProfile(profile.body), directors };
}

async function directorsOf(path: string, signal: AbortSignal): Promise<Director[] | null> {
  const all: Director[] = [];
  for (let page = 0, seen = 0; page < maxPages; page += 1) {
    const query = { items_per_page: String(officersPerPage), start_index: String(seen) };
    const asked = await callRegister(`${path}/officers`, query, signal);
    if (!asked.ok) return asked.reason === "not_found" ? [] : null;
    const { directors, total, read } = readDirectors(asked.body);
    all.push(...directors);
    seen += read;
    if (read === 0 || seen >= total || all.length > limits.directors) break;
  }
  return all;
}

async function withCache<Answer, T>(
  key: string,
  cacheable: ZodMiniType<Answer>,
  ask: () => Promise<T>,
): Promise<T | Answer> {
  const known = await findCached(key, cacheable);
  if (known !== undefined) return known;
  const answer = await ask();
  if (cacheable.safeParse(answer).success) await query((db) => saveLookup(db, key, answer));
  return answer;
}

/** The stored answer; undefined if there is none, or one that an earlier release stored in another shape. */
async function findCached<Answer>(key: string, cacheable: ZodMiniType<Answer>): Promise<Answer | undefined> {
  return cacheable.safeParse(await query((db) => findLookup(db, key))).data;
}

function hitOf({ number, name, status, ceasedOn, registeredAddress }: Company): CompanyHit {
  return { number, name, status, ceasedOn, address: addressInOneLine(registeredAddress) };
}

function unreachable(error: unknown): { outcome: "unreachable" } {
  log("error", "company search failed", factsOf(error));
  return { outcome: "unreachable" };
}
