import { z } from "zod";
import { currencies, schemeNames } from "./schemes";

const text = z.string();
const unknown = z.string().nullable().default(null);
const metadata = z.record(z.string(), z.string());
const scheme = z.enum(schemeNames);
const currency = z.enum(currencies);
const resource = z.object({ id: text, created_at: text });

/** A payer; unknown details are null. */
export const person = z.object({
  given_name: unknown,
  family_name: unknown,
  company_name: unknown,
  email: unknown,
  address_line1: unknown,
  address_line2: unknown,
  address_line3: unknown,
  city: unknown,
  region: unknown,
  postal_code: unknown,
  country_code: unknown,
});

/** The terms of a subscription, and of a request for one. */
const terms = z.object({
  amount: z.int(),
  currency,
  name: unknown,
  interval: z.int(),
  interval_unit: z.literal("monthly"),
  start_date: unknown,
  metadata,
});

const aliveMandate = ["pending_submission", "submitted", "active", "suspended_by_payer"] as const;
const endedMandate = ["failed", "cancelled", "expired", "blocked"] as const;

/** The stored tables. Field names are the API's, except those marked as own, which it does not show. */
export const tables = {
  customers: resource.extend({ ...person.shape, language: text, metadata }),
  billing_requests: resource.extend({
    status: z.enum(["pending", "fulfilling", "fulfilled", "cancelled"]),
    mandate_request: z.object({
      currency: currency.nullable(),
      scheme: scheme.nullable(),
      description: unknown,
      verify: text,
      consent_type: unknown,
      metadata,
    }),
    subscription_request: terms.nullable(),
    metadata,
    links: z.object({
      customer: text,
      creditor: text,
      mandate_request: text,
      customer_bank_account: text.optional(),
      mandate_request_mandate: text.optional(),
      subscription_request_subscription: text.optional(),
    }),
  }),
  billing_request_flows: resource.extend({
    expires_at: text,
    redirect_uri: unknown,
    exit_uri: unknown,
    language: text,
    lock_currency: z.boolean(),
    prefilled_customer: person.nullable(),
    links: z.object({ billing_request: text }),
    /** Own: the id of the redirect flow to which this flow belongs. */
    redirect_flow: unknown,
    visited: z.boolean(),
  }),
  mandates: resource.extend({
    reference: text,
    scheme,
    status: z.enum([...aliveMandate, ...endedMandate]),
    metadata,
    links: z.object({
      creditor: text,
      customer: text,
      customer_bank_account: text,
      new_mandate: text.optional(),
    }),
    /** Own: the dates on which the mandate becomes `submitted` and `active`. */
    submit_on: unknown,
    activate_on: unknown,
  }),
  subscriptions: resource.extend({
    ...terms.shape,
    start_date: text,
    status: z.enum(["active", "cancelled"]),
    links: z.object({ mandate: text }),
    /** Own: the number of its payments so far, and the next charge date. */
    payments_made: z.int(),
    next_charge: text,
  }),
  payments: resource.extend({
    amount: z.int(),
    currency,
    charge_date: text,
    description: unknown,
    scheme,
    status: z.enum(["pending_submission", "submitted", "confirmed", "paid_out", "failed", "charged_back"]),
    metadata,
    links: z.object({ creditor: text, mandate: text, subscription: text.optional() }),
    /** Own: the date of the next change of its status. */
    moves_on: unknown,
  }),
  events: resource.extend({
    resource_type: text,
    action: text,
    links: metadata,
    details: z.looseObject({ origin: text, cause: text, description: text }),
    metadata,
    resource_metadata: metadata,
    /** Own: whether the event has been put into a webhook. */
    announced: z.boolean(),
  }),
  webhooks: resource.extend({
    events: z.array(text),
    state: z.enum(["held", "waiting", "delivered", "given_up"]),
    attempts: z.array(z.object({ at: text, answer: text })),
    next_at: text,
  }),
  plan_links: z.object({ id: text, name: text, amount: z.int(), scheme }),
  idempotency_keys: z.object({ id: text, resource: text }),
  settings: z.object({
    id: z.literal("settings"),
    clock_offset_ms: z.number(),
    webhooks: z.enum(["normal", "before_return", "duplicated", "shuffled", "held", "off"]),
    webhook_delay_ms: z.int(),
    retry_seconds: z.array(z.number()),
    fulfilment: z.enum(["at_once", "held"]),
    append_ids: z.boolean(),
  }),
} as const;

export type Tables = typeof tables;
export type Row<K extends keyof Tables> = z.output<Tables[K]>;
export type Person = z.output<typeof person>;
