import * as z from "zod/mini";
import type { MarketCode } from "@/lib/markets";
import { businessNumberRule, tidyBusinessNumber } from "./rules/business-number";
import { limits } from "./rules/limits";
import { atMost, line, required, text } from "./rules/line";

export const directorAnswer = z.object({ name: text(), officer_role: text(), appointed_on: text() });

const addressAnswer = z.object({
  addressLine1: text(),
  addressLine2: text(),
  locality: text(),
  region: text(),
  postalCode: text(),
});

export const businessAnswer = z.object({
  businessName: text(),
  companiesHouseNumber: text(),
  registeredAddress: z.prefault(addressAnswer, {}),
  directors: z._default(z.array(directorAnswer), []),
});

export type Director = z.infer<typeof directorAnswer>;
export type RegisteredAddress = z.infer<typeof addressAnswer>;
export type BusinessAnswer = z.infer<typeof businessAnswer>;

export const emptyAddress = addressAnswer.parse({});

export function businessRules(code: MarketCode) {
  const { type, pattern } = businessNumberRule(code);
  return z.extend(businessAnswer, {
    businessName: line(
      atMost(limits.businessName, "businessName.tooLong"),
      required("businessName.required"),
    ),
    companiesHouseNumber: line(
      z.overwrite((value) => tidyBusinessNumber(value, code)),
      z.regex(pattern, { error: `businessNumber.${type}` }),
    ),
    registeredAddress: z.prefault(addressRules, {}),
    directors: directorsRules,
  });
}

const addressLine = (max: number) => line(atMost(max, "address.tooLong"));

const addressRules = z.extend(addressAnswer, {
  addressLine1: addressLine(limits.addressLine),
  addressLine2: addressLine(limits.addressLine),
  locality: addressLine(limits.locality),
  region: addressLine(limits.region),
  postalCode: addressLine(limits.postalCode),
});

const isBlank = (director: Director) => Object.values(director).every((part) => part === "");

const directorRules = z
  .extend(directorAnswer, {
    name: line(atMost(limits.directorName, "directorName.tooLong")),
    officer_role: line(atMost(limits.officerRole, "officerRole.tooLong")),
    appointed_on: line(atMost(limits.appointedOn, "appointedOn.tooLong")),
  })
  .check(
    z.refine((director) => director.name !== "" || isBlank(director), {
      path: ["name"],
      error: "directorName.required",
    }),
  );

const directorsRules = z
  .pipe(
    z._default(z.array(directorRules), []),
    z.transform((all: Director[]) => all.filter((director) => !isBlank(director))),
  )
  .check(z.maxLength(limits.directors, { error: "directors.tooMany" }));

export function addressInOneLine(address: RegisteredAddress): string {
  const { addressLine1, addressLine2, locality, region, postalCode } = address;
  return [addressLine1, addressLine2, locality, region, postalCode].filter(Boolean).join(", ");
}
