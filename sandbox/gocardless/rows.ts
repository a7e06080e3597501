import { z } from "zod";
import { currencies, schemeNames } from "./schemes";

const text = z.string();
const unknown = z.string().nullable().default(null);
const metadata = z.record(z.string(), z.string());
const ownMetadata = z
  .record(
    z.string().max(50, "keys must be at most 50 characters"),
    z.string().max(500, "values must be at most 500 characters"),
  )
  .refine((given) => Object.keys(given).length <= 3, "must have at most 3 keys")
  .default({});
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

export const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** The terms of a subscription, and of a request for one. */
const terms = z.object({
  amount: z.int("must be a number of minor units").min(1, "must be greater than 0"),
  currency: z.enum(currencies, "is not a supported currency"),
  name: z.string().max(255).nullable().default(null),
  interval: z.int().min(1).default(1),
  interval_unit: z.literal("monthly", "must be monthly in this sandbox"),
  start_date: z.iso.date("must be a date such as 2026-11-30").nullable().default(null),
  metadata: ownMetadata,
});

const mandateRequest = z.object({
  currency: currency.nullable().default(null),
  scheme: z.enum(schemeNames, "must be given in this sandbox"),
  description: z.string().max(500).nullable().default(null),
  verify: z.enum(["minimum", "recommended", "when_available", "always"]).default("recommended"),
  consent_type: unknown,
  metadata: ownMetadata,
});

/** What the merchant sends to create a resource. */
export const creations = {
  billing_requests: z.object({
    mandate_request: mandateRequest,
    subscription_request: z.null("is not available in this sandbox").optional(),
    payment_request: z.null("is not available in this sandbox").optional(),
    metadata: ownMetadata,
    links: z.object({ customer: text.optional() }).default({}),
  }),
  billing_request_flows: z.object({
    links: z.object({ billing_request: text }),
    redirect_uri: webAddress.nullable().default(null),
    exit_uri: webAddress.nullable().default(null),
    language: text.default("en"),
    lock_currency: z.boolean().default(false),
    prefilled_customer: person.nullable().default(null),
  }),
  subscriptions: terms.extend({
    payment_reference: z.null("needs a service user number of your own").optional(),
    links: z.object({ mandate: text }),
  }),
};

const aliveMandate = ["pending_submission", "submitted", "active", "suspended_by_payer"] as const;
const endedMandate = ["failed", "cancelled", "expired", "blocked"] as const;

/** The stored tables. Field names are the API's, except those marked as own, which it does not show. */
export const tables = {
  customers: resource.extend({ ...person.shape, phone_number: unknown, language: text, metadata }),
  billing_requests: resource.extend({
    status: z.enum(["pending", "fulfilling", "fulfilled", "cancelled"]),
    mandate_request: mandateRequest,
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
    ...creations.billing_request_flows.shape,
    expires_at: text,
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
    status: z.enum(["active", "paused", "cancelled"]),
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
    status: z.enum([
      "pending_submission",
      "submitted",
      "confirmed",
      "paid_out",
      "cancelled",
      "failed",
      "charged_back",
    ]),
    metadata,
    links: z.object({ creditor: text, mandate: text, subscription: text.optional() }),
    /** Own: the date of the next change of its status; of a failed one, on which the provider collects it again by itself. */
    moves_on: unknown,
    /** Own: how often the merchant had it collected again. */
    retries: z.int().default(0),
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
    state: z.enum(["waiting", "delivered", "given_up"]),
    attempts: z.array(z.object({ at: text, answer: text })),
    next_at: text,
  }),
  plan_links: z.object({ id: text, name: text, amount: z.int(), interval: z.int().default(1), scheme }),
  idempotency_keys: z.object({ id: text, resource: text }),
  settings: z.object({
    id: z.literal("settings"),
    clock_offset_ms: z.number(),
    fulfilment: z.enum(["at_once", "held"]),
  }),
} as const;

export type Tables = typeof tables;
export type Row<K extends keyof Tables> = z.output<Tables[K]>;
export type Person = z.output<typeof person>;
