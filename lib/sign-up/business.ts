import * as z from "zod/mini";
import { cachedPerMarket } from "@/lib/markets";
import { perField } from "./answer-fields";
import { askedFields } from "./rules/asked-fields";
import { businessNumberRule, tidyBusinessNumber } from "./rules/business-number";
import { limits } from "./rules/limits";
import { atMost, cleanedBy, code, line, required, text } from "./rules/line";
import { message } from "./rules/message";

export const directorAnswer = z.object({ name: text(), officer_role: text(), appointed_on: text() });

const addressAnswer = z.object({
  addressLine1: text(),
  addressLine2: text(),
  locality: text(),
  region: text(),
  postalCode: text(),
});

export const businessAnswer = z.object(
  perField("business", {
    text: text(),
    address: z.prefault(addressAnswer, {}),
    directors: z._default(z.array(directorAnswer), []),
  }),
);

export type Director = z.infer<typeof directorAnswer>;
export type RegisteredAddress = z.infer<typeof addressAnswer>;
export type BusinessAnswer = z.infer<typeof businessAnswer>;

export const emptyAddress = addressAnswer.parse({});

const addressRules = z.extend(addressAnswer, {
  addressLine1: line(atMost("addressLine")),
  addressLine2: line(atMost("addressLine")),
  locality: line(atMost("locality")),
  region: line(atMost("region")),
  postalCode: code(atMost("postalCode")),
});

const isBlank = (director: Director) => Object.values(director).every((part) => part === "");

const directorRules = z
  .extend(directorAnswer, {
    name: line(atMost("directorName")),
    officer_role: line(atMost("officerRole")),
    appointed_on: line(atMost("appointedOn")),
  })
  .check(
    z.refine((director) => director.name !== "" || isBlank(director), {
      path: ["name"],
      ...message("directorName.required"),
    }),
  );

const directorsRules = z
  .pipe(
    z._default(z.array(directorRules), []),
    z.transform((all: Director[]) => all.filter((director) => !isBlank(director))),
  )
  .check(z.maxLength(limits.directors, message("directors.tooMany")));

export const businessRules = cachedPerMarket((market) => {
  const { type, pattern } = businessNumberRule(market);
  const rules = {
    businessName: line(atMost("businessName"), required("businessName.required")),
    companiesHouseNumber: cleanedBy(
      (value) => tidyBusinessNumber(value, market),
      z.regex(pattern, message(`businessNumber.${type}`)),
    ),
    registeredAddress: z.prefault(addressRules, {}),
    directors: directorsRules,
  };
  return z.extend(businessAnswer, askedFields(market, rules));
});

export function addressInOneLine(address: RegisteredAddress): string {
  const { addressLine1, addressLine2, locality, region, postalCode, ...more } = address;
  more satisfies Record<string, never>;
  return [addressLine1, addressLine2, locality, region, postalCode].filter(Boolean).join(", ");
}
