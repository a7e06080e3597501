import * as z from "zod/mini";
import { type MarketCode, market, markets, type Software } from "@/lib/markets";
import { limits } from "./rules/limits";
import { atMost, line, required, text } from "./rules/line";
import { isPhoneNumber } from "./rules/phone";
import { countCharacters } from "./rules/text";

export const contactAnswer = z.object({
  contactName: text(),
  contactEmail: text(),
  contactPhone: text(),
  /** Empty when a change of market took away the one that was chosen. */
  accountingSoftware: z._default(z.enum([...markets.flatMap(({ software }) => software), ""]), ""),
});

export type ContactAnswer = z.infer<typeof contactAnswer>;

const email = line(
  z.refine((value) => countCharacters(value.slice(0, 2000)) <= limits.contactEmail, {
    error: "contactEmail.tooLong",
    abort: true,
  }),
  z.email({ error: "contactEmail.invalid" }),
);

export function contactRules(code: MarketCode) {
  const offered: readonly Software[] = market(code).software;
  return z.extend(contactAnswer, {
    contactName: line(atMost(limits.contactName, "contactName.tooLong"), required("contactName.required")),
    contactEmail: email,
    contactPhone: line(
      z.refine((value) => value === "" || isPhoneNumber(value), { error: "contactPhone.invalid" }),
    ),
    accountingSoftware: z.enum(offered, { error: "accountingSoftware.unknown" }),
  });
}

export const linkRules = z.object({ linkEmail: email });
