import { eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { submissions } from "@/db/schema/submissions";
import { day } from "@/desk/ui/days";
import { defaultMarket, market, marketCodes } from "@/lib/markets";
import { planTypes } from "@/lib/plans";
import { maxAttributionLength } from "@/lib/sign-up/rules/limits";
import { tidy } from "@/lib/sign-up/rules/text";
import { signUpStages } from "@/lib/sign-up/stages";

/** Filter values for 'no owner' and 'no source', which no key of an operator and no source can equal. */
export const nobody = "nobody";
export const noSource = "-";

/** Names an operator (desk/people/owners.ts): addresses hold no personal data. */
export const operatorKey = z.string().check(z.regex(/^[\w-]{12}$/));

/** What each filter accepts in an address. Its field is in `filters.tsx`. */
export const filterRules = {
  market: z.enum(marketCodes),
  plan: z.enum(planTypes),
  rollover: z.enum(["with", "without"]),
  stage: z.enum(signUpStages),
  owner: z.union([z.literal(nobody), operatorKey]),
  source: z.string().check(
    z.refine((text) => text === tidy(text) && text.length <= maxAttributionLength),
    z.toLowerCase(),
  ),
  from: day,
  to: day,
};

export type FilterName = keyof typeof filterRules;
type FilterValues = { readonly [Name in FilterName]: z.output<(typeof filterRules)[Name]> };

/** The value of each filter; null: it lets every sign-up pass. */
export type ChosenFilters = { readonly [Name in FilterName]: FilterValues[Name] | null };

export const filterNames = Object.keys(filterRules) as FilterName[];

/** Operators by the keys that stand for them in addresses. */
export type Owners = ReadonlyMap<string, string>;

const { serviceCountry, planType, hasRollover, stage, owner, source, createdAt } = submissions;
const { timeZone } = market(defaultMarket);
const startOf = (date: SQL) => sql`(${date}::timestamp at time zone ${timeZone})`;

/** The sign-ups that each filter finds. The indexes of the list contain the columns that are compared (`db/schema/desk-indexes.ts`). */
const conditions: { readonly [Name in FilterName]: (value: FilterValues[Name], owners: Owners) => SQL } = {
  market: (code) => eq(serviceCountry, market(code).country),
  plan: (type) => eq(planType, type),
  rollover: (rollover) => eq(hasRollover, rollover === "with"),
  stage: (reached) => eq(stage, reached),
  owner: (key, owners) => (key === nobody ? isNull(owner) : eq(owner, owners.get(key) ?? "")),
  source: (name) => (name === noSource ? isNull(source) : eq(source, name)),
  // Both days are included.
  from: (first) => sql`${createdAt} >= ${startOf(sql`${first}::date`)}`,
  to: (last) => sql`${createdAt} < ${startOf(sql`(${last}::date + 1)`)}`,
};

/** The condition of a filter; undefined if no value is chosen. */
export function conditionOf<Name extends FilterName>(
  name: Name,
  chosen: ChosenFilters,
  owners: Owners,
): SQL | undefined {
  const value: ChosenFilters[Name] = chosen[name];
  return value === null ? undefined : conditions[name](value, owners);
}
