import type { Edition } from "@/lib/markets/editions";
import type { Reply } from "@/server/payments/reply";
import { callProvider } from "./call";
import { goCardless } from "./client";

export type Payer = {
  companyName: string;
  name: string;
  email: string;
  phone: string | null;
  addressLine1: string;
  addressLine2: string;
  city: string;
  region: string;
  postalCode: string;
};

/** A customer as the provider's calls take it. */
export function customerDetails(payer: Payer | Pick<Payer, "email">, { iso }: Edition) {
  if (!("companyName" in payer)) return { email: payer.email };
  return {
    email: payer.email,
    company_name: payer.companyName,
    address_line1: payer.addressLine1,
    address_line2: payer.addressLine2,
    city: payer.city,
    postal_code: payer.postalCode,
    country_code: iso,
    ...(payer.region ? { region: payer.region } : {}),
  };
}

export function language({ locale }: Edition): string {
  return locale.slice(0, 2);
}

/** The provider keeps two names: the last word counts as the family's. */
function namesOf(name: string) {
  const [family = "", ...given] = name.split(" ").reverse();
  return given.length > 0
    ? { given_name: given.reverse().join(" "), family_name: family }
    : { given_name: name };
}

function phoneOf(phone: string | null) {
  return phone === null ? {} : { phone_number: phone };
}

/** Changes what the provider has stored of a customer. Repeatable. */
export function updateCustomer(
  id: string,
  payer: Payer | Pick<Payer, "email">,
  edition: Edition,
): Promise<Reply<null>> {
  const person = "name" in payer ? { ...namesOf(payer.name), ...phoneOf(payer.phone) } : {};
  const details = { ...customerDetails(payer, edition), ...person, language: language(edition) };
  return callProvider(
    () => goCardless().customers.update(id, details),
    () => null,
  );
}
