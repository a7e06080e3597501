import { z } from "zod";
import { invalidField, invalidState, invalidUsage, notFound, validated } from "../errors";
import { record } from "../events";
import { born, creditor, type FakeGoCardless, findOrThrow, newId } from "../fake";
import { creations, type Row } from "../rows";
import { schemes } from "../schemes";
import { createBillingRequest } from "./billing-requests";
import { prefillCustomer } from "./customers";

type Flow = Row<"billing_request_flows">;

/** Creates a flow, whose page is open for a week, or for half an hour if it belongs to a redirect flow. */
export function createFlow(fake: FakeGoCardless, body: unknown, redirect_flow: string | null = null): Flow {
  const flowFields = validated(creations.billing_request_flows, "billing_request_flows", body);
  const request = fake.store.get("billing_requests", flowFields.links.billing_request);
  if (!request) throw invalidField("billing_request_flows", "links/billing_request", "does not exist");
  if (request.status === "cancelled" || request.status === "fulfilled")
    throw invalidState(`billing_request_${request.status}`, `The billing request is ${request.status}`);
  const openMs = redirect_flow === null ? 7 * 86_400_000 : 30 * 60_000;
  const expires_at = new Date(fake.now().getTime() + openMs).toISOString();
  const flow = { ...born(fake, "BRF"), expires_at, ...flowFields, redirect_flow, visited: false };
  fake.store.put("billing_request_flows", flow);
  prefillCustomer(fake, request.links.customer, flow);
  record(fake, "billing_request", "flow_created", request, { billing_request_flow: flow.id });
  return flow;
}

/** The address of the page on which the payer approves. */
export function pageOf(fake: FakeGoCardless, { id }: Flow): string {
  return `${fake.url}/billing/static/flow?id=${id}`;
}

export function shownFlow(fake: FakeGoCardless, row: Flow) {
  const { visited: _, redirect_flow: __, ...flow } = row;
  return { ...flow, authorisation_url: pageOf(fake, row), auto_fulfil: true, session_token: null };
}

/** What a visit to a plan link creates: a billing request with the plan's subscription, and a redirect flow. */
export function openPlanLink(fake: FakeGoCardless, plan: Row<"plan_links">, redirect_uri: string): Flow {
  const { name, amount, interval, scheme } = plan;
  const { currency } = schemes[scheme];
  const request = createBillingRequest(
    fake,
    { mandate_request: { currency, scheme, description: name } },
    { amount, currency, name, interval, interval_unit: "monthly", start_date: null, metadata: {} },
  );
  const flow = { links: { billing_request: request.id }, redirect_uri, lock_currency: true };
  return createFlow(fake, flow, newId(fake, "RE"));
}

const completion = z.object({ session_token: z.string("is required") });

/** Always refuses, as the provider does: the approval itself completes the redirect flow of a plan link. */
export function completeRedirectFlow(fake: FakeGoCardless, id: string, body: unknown): never {
  const { session_token } = validated(completion, "data", body);
  const { request } = redirectFlow(fake, id);
  if (session_token !== "")
    throw invalidUsage(400, "bad_request", "The session token does not match the redirect flow");
  if (request.status === "fulfilled")
    throw invalidState("redirect_flow_already_completed", "The redirect flow has already been completed");
  throw invalidState("redirect_flow_incomplete", "The customer has not yet completed the payment pages");
}

/** A redirect flow as the API shows it. Mandate, customer and account are in its links once it is completed. */
export function shownRedirectFlow(fake: FakeGoCardless, id: string) {
  const { flow, request } = redirectFlow(fake, id);
  const mandate = fake.store.get("mandates", request.links.mandate_request_mandate ?? "");
  const { customer, customer_bank_account } = mandate?.links ?? {};
  const made = mandate ? { mandate: mandate.id, customer, customer_bank_account } : {};
  return {
    id,
    created_at: flow.created_at,
    description: request.mandate_request.description,
    session_token: "",
    scheme: request.mandate_request.scheme,
    success_redirect_url: flow.redirect_uri,
    redirect_url: pageOf(fake, flow),
    metadata: {},
    links: { creditor: creditor.id, ...flow.links, ...made },
    mandate_reference: mandate?.reference ?? null,
  };
}

function redirectFlow(fake: FakeGoCardless, id: string) {
  const flow = fake.store.all("billing_request_flows").find(({ redirect_flow }) => redirect_flow === id);
  if (!flow) throw notFound();
  return { flow, request: findOrThrow(fake, "billing_requests", flow.links.billing_request) };
}
