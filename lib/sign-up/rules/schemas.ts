import { z } from "zod";
import { type MarketCode, market, type Software } from "@/lib/markets";
import { offersRollover, planTypes } from "@/lib/plans";
import type { Director } from "../answers";
import { businessNumberRule, tidyBusinessNumber } from "./business-number";
import { codePointsPerCharacter, limits } from "./limits";
import { isPhoneNumber } from "./phone";
import { countCharacters, tidy } from "./text";

/**
 * One rule set for browser and server. The messages are keys of `messages/en/validation.json`, whose texts are
 * those of spec section 5.
 */
const text = z.string().transform(tidy);

function line(max: number, tooLong: string) {
  return text.refine((value) => !isLongerThan(value, max), { message: tooLong });
}

/** Longer than so many characters, or than the database takes for them. The cheap tests spare counting a megabyte. */
function isLongerThan(value: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (value.length <= max) return false;
  return value.length > 2 * codePoints || [...value].length > codePoints || countCharacters(value) > max;
}

function requiredLine(max: number, missing: string, tooLong: string) {
  return line(max, tooLong).refine((value) => value !== "", { message: missing });
}

/** A row with anything in it needs a name; one that is entirely blank is dropped with the others like it. */
const directorSchema = z
  .object({
    name: line(limits.directorName, "directorName.tooLong"),
    officer_role: line(limits.officerRole, "officerRole.tooLong"),
    appointed_on: line(limits.appointedOn, "appointedOn.tooLong"),
  })
  .refine((director) => director.name !== "" || isBlank(director), {
    path: ["name"],
    message: "directorName.required",
  });

function isBlank(director: Director): boolean {
  return Object.values(director).every((part) => part === "");
}

const addressSchema = z.object({
  addressLine1: line(limits.addressLine, "address.tooLong"),
  addressLine2: line(limits.addressLine, "address.tooLong"),
  locality: line(limits.locality, "address.tooLong"),
  region: line(limits.region, "address.tooLong"),
  postalCode: line(limits.postalCode, "address.tooLong"),
});

const email = text
  .refine((value) => countCharacters(value.slice(0, 2000)) <= limits.contactEmail, {
    message: "contactEmail.tooLong",
    abort: true,
  })
  .refine((value) => z.email().safeParse(value).success, { message: "contactEmail.invalid" });

/** Where the link to another device goes. */
export const linkSchema = z.object({ linkEmail: email });

/** Portfolio forces rollover off. */
export const planSchema = z
  .object({
    planType: z.enum(planTypes, { error: "plan.unknown" }),
    hasRollover: z.boolean({ error: "plan.unknown" }),
  })
  .transform(({ planType, hasRollover }) => ({
    planType,
    hasRollover: hasRollover && offersRollover(planType),
  }));

/** Step 3 in a market: the business number's rule is the country's. */
export function businessSchema(code: MarketCode) {
  const { type, pattern } = businessNumberRule(code);
  return z.object({
    businessName: requiredLine(limits.businessName, "businessName.required", "businessName.tooLong"),
    companiesHouseNumber: text
      .transform((value) => tidyBusinessNumber(value, code))
      .refine((value) => pattern.test(value), { message: `businessNumber.${type}` }),
    registeredAddress: addressSchema,
    directors: z
      .array(directorSchema)
      .transform((all) => all.filter((director) => !isBlank(director)))
      .refine((all) => all.length <= limits.directors, { message: "directors.tooMany" }),
  });
}

/** Step 4 in a market: the software on offer is the country's. */
export function contactSchema(code: MarketCode) {
  const offered: readonly Software[] = market(code).software;
  return z.object({
    contactName: requiredLine(limits.contactName, "contactName.required", "contactName.tooLong"),
    contactEmail: email,
    contactPhone: text.refine((value) => value === "" || isPhoneNumber(value), {
      message: "contactPhone.invalid",
    }),
    accountingSoftware: z.enum(offered, { error: "accountingSoftware.unknown" }),
  });
}
