import type { Row } from "../rows";
import { currencies, schemes } from "../schemes";
import type { Twin } from "../twin";

type Request = Pick<Row<"billing_requests">, "status" | "mandate_request" | "links">;

/** What the payer has still to do, and what is done. */
export function actionsOf({ status, mandate_request: { scheme } }: Request) {
  const done = status === "fulfilled" || status === "fulfilling";
  const progress = done ? "completed" : "pending";
  const country = scheme ? schemes[scheme].country : "GB";
  return [
    {
      type: "choose_currency",
      required: true,
      completes_actions: [],
      requires_actions: [],
      status: scheme ? "completed" : progress,
      available_currencies: currencies,
    },
    {
      type: "collect_customer_details",
      required: true,
      completes_actions: [],
      requires_actions: ["choose_currency"],
      status: progress,
      collect_customer_details: {
        default_country_code: country,
        incomplete_fields: done
          ? { customer: [], customer_billing_detail: [] }
          : {
              customer: ["email", "given_name", "family_name"],
              customer_billing_detail: ["address_line1", "city", "postal_code", "country_code"],
            },
      },
    },
    {
      type: "collect_bank_account",
      required: true,
      completes_actions: ["choose_currency"],
      requires_actions: [],
      status: progress,
      available_country_codes: [country],
    },
    {
      type: "confirm_payer_details",
      required: true,
      completes_actions: [],
      requires_actions: ["collect_customer_details", "collect_bank_account"],
      status: progress,
    },
  ];
}

/** The payer's details as far as they are known. */
export function resourcesOf(twin: Twin, { links, mandate_request: { scheme } }: Request) {
  const customer = twin.store.get("customers", links.customer);
  const account = links.customer_bank_account
    ? twin.store.get("customer_bank_accounts", links.customer_bank_account)
    : undefined;
  return {
    customer: {
      id: links.customer,
      created_at: customer?.created_at ?? null,
      given_name: customer?.given_name ?? null,
      family_name: customer?.family_name ?? null,
      company_name: customer?.company_name ?? null,
      email: customer?.email ?? null,
      phone_number: customer?.phone_number ?? null,
      language: customer?.language ?? "en",
      metadata: customer?.metadata ?? {},
    },
    customer_billing_detail: {
      id: links.customer_billing_detail,
      created_at: customer?.created_at ?? null,
      address_line1: customer?.address_line1 ?? null,
      address_line2: customer?.address_line2 ?? null,
      address_line3: customer?.address_line3 ?? null,
      city: customer?.city ?? null,
      region: customer?.region ?? null,
      postal_code: customer?.postal_code ?? null,
      country_code: customer?.country_code ?? null,
      schemes: scheme ? [scheme] : [],
    },
    ...(account ? { customer_bank_account: account } : {}),
  };
}
