import { z } from "zod";
import { json } from "../../wire/exchange";
import { type Call, metadataRule } from "../calls";
import { badUsage, invalidState, notFound, validated } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import { schemeNames, schemes } from "../schemes";
import type { Twin } from "../twin";
import { foundBillingRequest, noteOn } from "./billing-requests";
import { openFlow, pageOf, prefilledPerson } from "./flows";

const minutesOpen = 30;

const creation = z.object({
  description: z.string().max(100).optional(),
  session_token: z.string().min(1, "can't be blank"),
  success_redirect_url: z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
  scheme: z.enum(schemeNames).default("bacs"),
  metadata: metadataRule,
  prefilled_customer: prefilledPerson.optional(),
});

/** A redirect flow is a front for a billing request with hosted pages, as the provider's own now are. */
export function createRedirectFlow({ twin, body }: Call) {
  const asked = validated(creation, "redirect_flows", body);
  const redirect = openRedirectFlow(twin, { ...asked, subscription: null });
  return json(201, { redirect_flows: shownRedirectFlow(twin, redirect) });
}

type Opening = z.output<typeof creation> & {
  /** The terms of a plan link; such a flow is completed by the payer's approval. */
  readonly subscription: Row<"billing_requests">["subscription_request"];
};

/** Only inside a change. */
export function openRedirectFlow(twin: Twin, asked: Opening): Row<"redirect_flows"> {
  const at = twin.now();
  const billing_request = openBillingRequest(twin, asked);
  const id = newId("RE", at);
  const flow = openFlow(twin, {
    redirect_uri: asked.success_redirect_url,
    exit_uri: undefined,
    prefilled_customer: asked.prefilled_customer,
    lock_currency: true,
    billing_request,
    redirect_flow: id,
  });
  const redirect: Row<"redirect_flows"> = {
    id,
    created_at: at.toISOString(),
    description: asked.description ?? null,
    session_token: asked.session_token,
    scheme: asked.scheme,
    success_redirect_url: asked.success_redirect_url,
    completes_itself: asked.subscription !== null,
    metadata: asked.metadata,
    links: { creditor: twin.creditor.id, billing_request },
    flow: flow.id,
    expires_at: new Date(at.getTime() + minutesOpen * 60_000).toISOString(),
    completed: false,
  };
  twin.store.put("redirect_flows", redirect);
  return redirect;
}

export function getRedirectFlow({ twin, id }: Call) {
  return json(200, { redirect_flows: shownRedirectFlow(twin, foundRedirectFlow(twin, id)) });
}

const completion = z.object({ session_token: z.string("is required") });

export function completeRedirectFlow({ twin, id, body }: Call) {
  const { session_token } = validated(completion, "data", body);
  const redirect = foundRedirectFlow(twin, id);
  if (session_token !== redirect.session_token)
    throw badUsage(400, "bad_request", "The session token does not match the redirect flow");
  if (isCompleted(twin, redirect))
    throw invalidState("redirect_flow_already_completed", "The redirect flow has already been completed");
  const { status } = foundBillingRequest(twin, redirect.links.billing_request);
  if (status !== "fulfilled")
    throw invalidState("redirect_flow_incomplete", "The customer has not yet completed the payment pages");
  const completed = { ...redirect, completed: true };
  twin.store.put("redirect_flows", completed);
  return json(200, { redirect_flows: shownRedirectFlow(twin, completed) });
}

function foundRedirectFlow(twin: Twin, id: string): Row<"redirect_flows"> {
  const redirect = twin.store.get("redirect_flows", id);
  if (!redirect) throw notFound("Redirect flow not found");
  return redirect;
}

function openBillingRequest(
  twin: Twin,
  { scheme, metadata, description = "", subscription }: Opening,
): string {
  const at = twin.now();
  const request: Row<"billing_requests"> = {
    id: newId("BRQ", at),
    created_at: at.toISOString(),
    status: "pending",
    mandate_request: {
      currency: schemes[scheme].currency,
      scheme,
      description: description || null,
      verify: "recommended",
      consent_type: null,
      metadata: {},
    },
    subscription_request: subscription,
    metadata,
    links: {
      customer: newId("CU", at),
      customer_billing_detail: newId("CBD", at),
      creditor: twin.creditor.id,
      organisation: twin.creditor.organisation,
      mandate_request: newId("MRQ", at),
    },
    fulfil_at: null,
  };
  twin.store.put("billing_requests", request);
  noteOn(twin, request, "created");
  return request.id;
}

function isCompleted(twin: Twin, { completed, completes_itself, links }: Row<"redirect_flows">): boolean {
  return (
    completed || (completes_itself && foundBillingRequest(twin, links.billing_request).status === "fulfilled")
  );
}

/** Mandate, customer and account are linked once the flow is completed, as the provider documents. */
function shownRedirectFlow(twin: Twin, row: Row<"redirect_flows">) {
  const { flow, expires_at: _, completed: __, completes_itself: ___, links, ...redirect } = row;
  const request = foundBillingRequest(twin, links.billing_request);
  const mandate = isCompleted(twin, row)
    ? twin.store.get("mandates", request.links.mandate_request_mandate ?? "")
    : undefined;
  return {
    ...redirect,
    redirect_url: pageOf(twin, flow),
    links: { ...links, ...(mandate ? linksOf(mandate) : {}) },
    mandate_reference: mandate?.reference ?? null,
    confirmation_url: mandate ? `${twin.url}/flow/${redirect.id}/success` : null,
  };
}

function linksOf({ id, links: { customer, customer_bank_account } }: Row<"mandates">) {
  return { mandate: id, customer, customer_bank_account };
}
