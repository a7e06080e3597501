import { z } from "zod";
import { json } from "../../wire/exchange";
import { asksFor, type Call, listed, metadataRule } from "../calls";
import { happened } from "../events";
import { badUsage, invalidState, notFound, validated } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import { currencies, schemeNames, schemeOf, schemes, takesSubscriptionRequest } from "../schemes";
import type { Twin } from "../twin";
import { actionsOf, resourcesOf } from "./billing-request-parts";
import { subscriptionTerms } from "./subscription-terms";

const mandateRequest = z.object({
  currency: z.enum(currencies).optional(),
  scheme: z.enum(schemeNames).optional(),
  description: z.string().max(500).optional(),
  verify: z.enum(["minimum", "recommended", "when_available", "always"]).default("recommended"),
  consent_type: z.string().optional(),
  metadata: metadataRule,
});

const creation = z
  .object({
    mandate_request: mandateRequest,
    subscription_request: subscriptionTerms.optional(),
    payment_request: z.null("is not available in this sandbox").optional(),
    metadata: metadataRule,
    links: z.object({ customer: z.string().optional(), creditor: z.string().optional() }).default({}),
  })
  .superRefine(({ mandate_request: { currency, scheme, consent_type }, subscription_request }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if (currency && scheme && schemes[scheme].currency !== currency)
      refuse(["mandate_request", "scheme"], "does not support the currency");
    const chosen = scheme ?? (currency && schemeOf(currency));
    const consents: readonly string[] = chosen ? schemes[chosen].consentTypes : [];
    if (consent_type && !consents.includes(consent_type))
      refuse(["mandate_request", "consent_type"], "is not one of the scheme's consent types");
    if (!subscription_request) return;
    if (!chosen || !takesSubscriptionRequest(chosen))
      refuse(["subscription_request"], "is only available for the ACH and PAD schemes");
    else if (subscription_request.currency !== schemes[chosen].currency)
      refuse(["subscription_request", "currency"], "must be the currency of the mandate request");
  });

export function createBillingRequest({ twin, body }: Call) {
  const asked = validated(creation, "billing_requests", body);
  const at = twin.now();
  const { currency, scheme, ...mandate } = asked.mandate_request;
  const chosen = scheme ?? (currency && schemeOf(currency)) ?? null;
  const customer = customerFor(twin, asked.links.customer);
  const request: Row<"billing_requests"> = {
    id: newId("BRQ", at),
    created_at: at.toISOString(),
    status: "pending",
    mandate_request: {
      ...mandate,
      currency: chosen && schemes[chosen].currency,
      scheme: chosen,
      description: mandate.description ?? null,
      consent_type: mandate.consent_type ?? null,
    },
    subscription_request: asked.subscription_request ?? null,
    metadata: asked.metadata,
    links: {
      customer,
      customer_billing_detail: newId("CBD", at),
      creditor: twin.creditor.id,
      organisation: twin.creditor.organisation,
      mandate_request: newId("MRQ", at),
      ...(asked.subscription_request ? { subscription_request: newId("SBR", at) } : {}),
    },
    fulfil_at: null,
  };
  twin.store.put("billing_requests", request);
  noteOn(twin, request, "created");
  return json(201, { billing_requests: shownBillingRequest(twin, request) });
}

export function getBillingRequest({ twin, id }: Call) {
  return json(200, { billing_requests: shownBillingRequest(twin, foundBillingRequest(twin, id)) });
}

export function listBillingRequests({ twin, asked }: Call) {
  const rows = twin.store
    .all("billing_requests")
    .filter(
      ({ status, links }) =>
        asksFor(asked.query, "status", status) && asksFor(asked.query, "customer", links.customer),
    );
  return listed(asked, "billing_requests", rows, (row) => shownBillingRequest(twin, row));
}

export function cancelBillingRequest({ twin, id }: Call) {
  const request = foundBillingRequest(twin, id);
  if (request.status === "fulfilled" || request.status === "fulfilling")
    throw invalidState("billing_request_already_fulfilled", "The billing request is already fulfilled");
  if (request.status === "cancelled")
    throw invalidState("billing_request_already_cancelled", "The billing request is already cancelled");
  const cancelled = { ...request, status: "cancelled" as const };
  twin.store.put("billing_requests", cancelled);
  noteOn(twin, cancelled, "cancelled");
  return json(200, { billing_requests: shownBillingRequest(twin, cancelled) });
}

export function foundBillingRequest(twin: Twin, id: string): Row<"billing_requests"> {
  const request = twin.store.get("billing_requests", id);
  if (!request) throw notFound("Billing request not found");
  return request;
}

/** Records an event of a billing request. */
export function noteOn(
  twin: Twin,
  { id, metadata, links }: Row<"billing_requests">,
  action: string,
  more: Readonly<Record<string, string>> = {},
) {
  happened(twin, {
    resource_type: "billing_requests",
    action,
    links: { billing_request: id, customer: links.customer, ...more },
    resource_metadata: metadata,
  });
}

function shownBillingRequest(twin: Twin, { fulfil_at: _, ...request }: Row<"billing_requests">) {
  const { mandate_request, subscription_request, links } = request;
  return {
    ...request,
    mandate_request: {
      ...mandate_request,
      authorisation_source: "web",
      constraints: null,
      sweeping: false,
      payer_requested_dual_signature: false,
      links: links.mandate_request_mandate ? { mandate: links.mandate_request_mandate } : {},
    },
    subscription_request: subscription_request && {
      ...subscription_request,
      links: links.subscription_request_subscription
        ? { subscription: links.subscription_request_subscription }
        : {},
    },
    payment_request: null,
    instalment_schedule_request: null,
    fallback_enabled: false,
    fallback_occurred: false,
    purpose_code: null,
    creditor_name: twin.creditor.name,
    actions: actionsOf(request),
    resources: resourcesOf(twin, request),
  };
}

function customerFor(twin: Twin, given: string | undefined): string {
  if (!given) return newId("CU", twin.now());
  if (!twin.store.get("customers", given)) throw badUsage(404, "resource_not_found", "Customer not found");
  return given;
}
