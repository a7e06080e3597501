import { invalidField, invalidState, notFound, validated } from "../errors";
import { record } from "../events";
import { born, creditor, type FakeGoCardless, findOrThrow, newId } from "../fake";
import { creations, person, type Row } from "../rows";
import { schemes } from "../schemes";

type BillingRequest = Row<"billing_requests">;
type Closing = "cancelled" | "failed";
type Subscription = BillingRequest["subscription_request"];

/** Creates a pending billing request. Those of plan links also ask for a subscription. */
export function createBillingRequest(
  fake: FakeGoCardless,
  body: unknown,
  subscription_request: Subscription = null,
) {
  const { links, metadata, mandate_request } = validated(
    creations.billing_requests,
    "billing_requests",
    body,
  );
  const { currency, scheme } = mandate_request;
  if (currency && schemes[scheme].currency !== currency)
    throw invalidField("billing_requests", "mandate_request/scheme", "does not support the currency");
  const allowedConsents: readonly string[] = schemes[scheme].consentTypes;
  if (mandate_request.consent_type !== null && !allowedConsents.includes(mandate_request.consent_type))
    throw invalidField("billing_requests", "mandate_request/consent_type", "does not fit the scheme");
  if (links.customer && !fake.store.get("customers", links.customer)) throw notFound();
  return record(fake, "billing_request", "created", {
    ...born(fake, "BRQ"),
    status: "pending",
    mandate_request: { ...mandate_request, currency: schemes[scheme].currency },
    subscription_request,
    metadata,
    links: {
      customer: links.customer ?? newId(fake, "CU"),
      creditor: creditor.id,
      mandate_request: newId(fake, "MRQ"),
    },
  });
}

export function cancelBillingRequest(fake: FakeGoCardless, id: string): BillingRequest {
  const request = findOrThrow(fake, "billing_requests", id);
  if (request.status === "fulfilled" || request.status === "fulfilling")
    throw invalidState("billing_request_already_fulfilled", "The billing request is already fulfilled");
  if (request.status === "cancelled")
    throw invalidState("billing_request_already_cancelled", "The billing request is already cancelled");
  return closeBillingRequest(fake, request, "cancelled");
}

export function closeBillingRequest(fake: FakeGoCardless, request: BillingRequest, action: Closing) {
  return record(fake, "billing_request", action, { ...request, status: "cancelled" });
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
      action("choose_currency", "completed"),
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
    customer_billing_detail: { created_at, ...address, schemes: [scheme] },
  };
}
