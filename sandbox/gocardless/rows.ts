import { z } from "zod";
import { ownTables } from "./own-rows";
import { currencies, schemeNames } from "./schemes";
import { termsRow } from "./terms-row";

/** What the twin remembers, table by table. Field names are the API's; what only the twin knows is marked. */

const text = z.string();
const optionalText = z.string().nullable();
const metadata = z.record(z.string(), z.string());
const scheme = z.enum(schemeNames);
const currency = z.enum(currencies);

export const person = z.object({
  given_name: optionalText,
  family_name: optionalText,
  company_name: optionalText,
  email: optionalText,
  address_line1: optionalText,
  address_line2: optionalText,
  address_line3: optionalText,
  city: optionalText,
  region: optionalText,
  postal_code: optionalText,
  country_code: optionalText,
});

const resource = z.object({ id: text, created_at: text });

export const tables = {
  customers: resource.extend({ ...person.shape, language: text, phone_number: optionalText, metadata }),
  customer_bank_accounts: resource.extend({
    account_holder_name: text,
    account_number_ending: text,
    account_type: optionalText,
    bank_name: text,
    country_code: text,
    currency,
    enabled: z.boolean(),
    metadata,
    links: z.object({ customer: text }),
  }),
  billing_requests: resource.extend({
    status: z.enum(["pending", "ready_to_fulfil", "fulfilling", "fulfilled", "cancelled"]),
    mandate_request: z.object({
      currency: currency.nullable(),
      scheme: scheme.nullable(),
      description: optionalText,
      verify: text,
      consent_type: optionalText,
      metadata,
    }),
    subscription_request: termsRow.nullable(),
    metadata,
    links: z.object({
      customer: text,
      customer_billing_detail: text,
      creditor: text,
      organisation: text,
      mandate_request: text,
      customer_bank_account: text.optional(),
      mandate_request_mandate: text.optional(),
      subscription_request: text.optional(),
      subscription_request_subscription: text.optional(),
    }),
    /** Twin only: when a request that the payer has approved becomes fulfilled; null while held back. */
    fulfil_at: optionalText,
  }),
  billing_request_flows: resource.extend({
    expires_at: text,
    redirect_uri: optionalText,
    exit_uri: optionalText,
    language: text,
    lock_currency: z.boolean(),
    lock_customer_details: z.boolean(),
    lock_bank_account: z.boolean(),
    show_redirect_buttons: z.boolean(),
    show_success_redirect_button: z.boolean(),
    skip_success_screen: z.boolean(),
    prefilled_customer: person.nullable(),
    links: z.object({ billing_request: text }),
    /** Twin only: the redirect flow behind which this flow stands. */
    redirect_flow: optionalText,
    visited: z.boolean(),
  }),
  mandates: resource.extend({
    reference: text,
    scheme,
    status: z.enum([
      "pending_customer_approval",
      "pending_submission",
      "submitted",
      "active",
      "failed",
      "cancelled",
      "expired",
      "consumed",
      "blocked",
      "suspended_by_payer",
    ]),
    consent_type: optionalText,
    metadata,
    links: z.object({
      creditor: text,
      customer: text,
      customer_bank_account: text,
      new_mandate: text.optional(),
    }),
    /** Twin only: the dates of the moves that come by themselves. */
    submit_on: optionalText,
    activate_on: optionalText,
  }),
  subscriptions: resource.extend({
    ...termsRow.shape,
    start_date: text,
    end_date: optionalText,
    status: z.enum([
      "pending_customer_approval",
      "customer_approval_denied",
      "active",
      "finished",
      "cancelled",
      "paused",
    ]),
    links: z.object({ mandate: text }),
    /** Twin only: how many of its payments exist, and when the next is charged. */
    payments_made: z.int(),
    next_charge: optionalText,
  }),
  payments: resource.extend({
    amount: z.int(),
    amount_refunded: z.int(),
    currency,
    charge_date: text,
    description: optionalText,
    reference: optionalText,
    retry_if_possible: z.boolean(),
    scheme,
    status: z.enum([
      "pending_customer_approval",
      "pending_submission",
      "submitted",
      "confirmed",
      "paid_out",
      "cancelled",
      "customer_approval_denied",
      "failed",
      "charged_back",
    ]),
    metadata,
    links: z.object({ creditor: text, mandate: text, subscription: text.optional() }),
    /** Twin only: the date of the move that comes by itself. */
    moves_on: optionalText,
  }),
  redirect_flows: resource.extend({
    description: optionalText,
    session_token: text,
    scheme,
    success_redirect_url: text,
    /** Twin only: born of a plan link, it needs no completing by the merchant. */
    completes_itself: z.boolean(),
    metadata,
    links: z.object({ creditor: text, billing_request: text }),
    /** Twin only. */
    flow: text,
    expires_at: text,
    completed: z.boolean(),
  }),
  events: resource.extend({
    resource_type: text,
    action: text,
    links: metadata,
    details: z.looseObject({ origin: text, cause: text, description: text }),
    metadata,
    resource_metadata: metadata,
    /** Twin only: whether a webhook is still to carry it. */
    announced: z.boolean(),
  }),
  ...ownTables,
} as const;

export type Tables = typeof tables;
export type Row<K extends keyof Tables> = z.output<Tables[K]>;
export type Person = z.output<typeof person>;
