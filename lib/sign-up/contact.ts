import * as z from "zod/mini";
import { cachedPerMarket, market, markets, type Software } from "@/lib/markets";
import { perField } from "./answer-fields";
import { askedFields } from "./rules/asked-fields";
import { isEmail, tidyEmail } from "./rules/email";
import { atMost, cleanedBy, line, required, text } from "./rules/line";
import { message } from "./rules/message";
import { isPhoneNumber, tidyPhone } from "./rules/phone";

export const contactAnswer = z.object(
  perField("contact", {
    text: text(),
    /** Empty if the chosen software is not offered in the market to which the sign-up moved. */
    software: z._default(z.enum([...markets.flatMap(({ software }) => software), ""]), ""),
  }),
);

export type ContactAnswer = z.infer<typeof contactAnswer>;

/** An e-mail address. `rules` run before the rules of every address. */
export function email(...rules: z.core.$ZodCheck<string>[]) {
  const wellFormed = z.refine<string>(isEmail, message("contactEmail.invalid"));
  return cleanedBy(tidyEmail, ...rules, atMost("contactEmail", { abort: true }), wellFormed);
}

export const contactRules = cachedPerMarket((code) => {
  const offered: readonly Software[] = market(code).software;
  const rules = {
    contactName: line(atMost("contactName"), required("contactName.required")),
    contactEmail: email(),
    contactPhone: cleanedBy(
      tidyPhone,
      z.refine((value) => value === "" || isPhoneNumber(value), message("contactPhone.invalid")),
    ),
    accountingSoftware: z.enum(offered, message("accountingSoftware.unknown")),
  };
  return z.extend(contactAnswer, askedFields(code, rules));
});

export const linkRules = z.object({ linkEmail: email() });
