import type { Edition } from "@/lib/markets/editions";
import type { Reply } from "@/server/payments/reply";
import { callProvider } from "./call";
import { goCardless } from "./client";

export type Payer = {
  companyName: string;
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

/** Changes what the provider has stored of a customer. Repeatable. */
export function updateCustomer(
  id: string,
  payer: Payer | Pick<Payer, "email">,
  edition: Edition,
): Promise<Reply<null>> {
  const phone = "phone" in payer && payer.phone ? { phone_number: payer.phone } : {};
  const details = { ...customerDetails(payer, edition), ...phone, language: language(edition) };
  return callProvider(
    () => goCardless().customers.update(id, details),
    () => null,
  );
}
