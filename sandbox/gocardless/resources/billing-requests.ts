import { z } from "zod";
import { invalidField, invalidState, notFound, validated } from "../errors";
import { addEvent } from "../events";
import { creditor, type FakeGoCardless, found, newId } from "../fake";
import { metadataRule } from "../requests";
import { person, type Row } from "../rows";
import { currencies, schemeNames, schemeOf, schemes } from "../schemes";

type BillingRequest = Row<"billing_requests">;
type Closing = "cancelled" | "failed";
type Subscription = BillingRequest["subscription_request"];

const creation = z.object({
  mandate_request: z.object({
    currency: z.enum(currencies).optional(),
    scheme: z.enum(schemeNames).optional(),
    description: z.string().max(500).nullable().default(null),
    verify: z.enum(["minimum", "recommended", "when_available", "always"]).default("recommended"),
    consent_type: z.string().nullable().default(null),
    metadata: metadataRule,
  }),
  subscription_request: z.null("is not available in this sandbox").optional(),
  payment_request: z.null("is not available in this sandbox").optional(),
  metadata: metadataRule,
  links: z.object({ customer: z.string().optional() }).default({}),
});

/** Creates a pending billing request. Those of plan links also ask for a subscription. */
export function createBillingRequest(
  fake: FakeGoCardless,
  body: unknown,
  subscription_request: Subscription = null,
) {
  const { links, metadata, mandate_request } = validated(creation, "billing_requests", body);
  const { currency, scheme = currency && schemeOf(currency), ...mandate } = mandate_request;
  if (currency && scheme && schemes[scheme].currency !== currency)
    throw invalidField("billing_requests", "mandate_request/scheme", "does not support the currency");
  const consents: readonly string[] = scheme ? schemes[scheme].consentTypes : [];
  if (mandate.consent_type !== null && !consents.includes(mandate.consent_type))
    throw invalidField("billing_requests", "mandate_request/consent_type", "does not fit the scheme");
  if (links.customer && !fake.store.get("customers", links.customer)) throw notFound();
  const at = fake.now();
  const request: BillingRequest = {
    id: newId("BRQ", at),
    created_at: at.toISOString(),
    status: "pending",
    mandate_request: {
      ...mandate,
      currency: scheme ? schemes[scheme].currency : null,
      scheme: scheme ?? null,
    },
    subscription_request,
    metadata,
    links: {
      customer: links.customer ?? newId("CU", at),
      creditor: creditor.id,
      mandate_request: newId("MRQ", at),
    },
  };
  fake.store.put("billing_requests", request);
  addEvent(fake, "billing_request", "created", request);
  return request;
}

export function cancelBillingRequest(fake: FakeGoCardless, id: string): BillingRequest {
  const request = found(fake, "billing_requests", id);
  if (request.status === "fulfilled" || request.status === "fulfilling")
    throw invalidState("billing_request_already_fulfilled", "The billing request is already fulfilled");
  if (request.status === "cancelled")
    throw invalidState("billing_request_already_cancelled", "The billing request is already cancelled");
  return closeBillingRequest(fake, request, "cancelled");
}

export function closeBillingRequest(fake: FakeGoCardless, request: BillingRequest, action: Closing) {
  const closed = { ...request, status: "cancelled" as const };
  fake.store.put("billing_requests", closed);
  addEvent(fake, "billing_request", action, closed);
  return closed;
}

export function shownBillingRequest(fake: FakeGoCardless, request: BillingRequest) {
  const { mandate_request, links, status } = request;
  const mandate = links.mandate_request_mandate;
  const progress = status === "fulfilled" || status === "fulfilling" ? "completed" : "pending";
  const action = (type: string, status: string) => ({ type, required: true, status });
  return {
    ...request,
    mandate_request: { ...mandate_request, authorisation_source: "web", links: mandate ? { mandate } : {} },
    payment_request: null,
    creditor_name: fake.creditorName,
    actions: [
      action("choose_currency", mandate_request.scheme ? "completed" : progress),
      action("collect_customer_details", progress),
      action("collect_bank_account", progress),
      action("confirm_payer_details", progress),
    ],
    resources: resourcesOf(fake, request),
  };
}

/** The payer's details as the API shows them; null for what is not known yet. */
function resourcesOf(fake: FakeGoCardless, { links, mandate_request: { scheme } }: BillingRequest) {
  const payer = fake.store.get("customers", links.customer);
  const { given_name, family_name, company_name, email, ...address } = person.parse(payer ?? {});
  const { created_at = null, language = "en" } = payer ?? {};
  const names = { given_name, family_name, company_name, email };
  return {
    customer: { id: links.customer, created_at, ...names, language, metadata: {} },
    customer_billing_detail: { created_at, ...address, schemes: scheme ? [scheme] : [] },
  };
}
