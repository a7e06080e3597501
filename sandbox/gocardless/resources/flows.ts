import { z } from "zod";
import { json } from "../../wire/exchange";
import type { Call } from "../calls";
import { invalidField, invalidState, notFound, validated } from "../failures";
import { newId } from "../ids";
import { type Person, person, type Row } from "../rows";
import type { Twin } from "../twin";
import { foundBillingRequest, noteOn } from "./billing-requests";

const daysOpen = 7;
const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** What a merchant may already know of a payer; anything may be missing and nothing is checked. */
export const prefilledPerson = z
  .object(person.shape)
  .partial()
  .transform((given): Person => ({ ...nobody, ...withoutGaps(given) }));

const creation = z.object({
  links: z.object({ billing_request: z.string() }),
  redirect_uri: address.optional(),
  exit_uri: address.optional(),
  language: z.string().default("en"),
  auto_fulfil: z.boolean().default(true),
  lock_currency: z.boolean().default(false),
  lock_customer_details: z.boolean().default(false),
  lock_bank_account: z.boolean().default(false),
  show_redirect_buttons: z.boolean().default(false),
  show_success_redirect_button: z.boolean().default(false),
  skip_success_screen: z.boolean().default(false),
  prefilled_customer: prefilledPerson.optional(),
});

export function createFlow({ twin, body }: Call) {
  const asked = validated(creation, "billing_request_flows", body);
  const request = twin.store.get("billing_requests", asked.links.billing_request);
  if (!request) throw invalidField("billing_request_flows", "links/billing_request", "does not exist");
  if (request.status === "cancelled" || request.status === "fulfilled")
    throw invalidState(`billing_request_${request.status}`, `The billing request is ${request.status}`);
  if (asked.lock_customer_details || asked.lock_bank_account)
    throw invalidState(
      "billing_request_action_not_completed",
      "Details can be locked once they are collected",
    );
  const flow = openFlow(twin, { ...asked, billing_request: request.id, redirect_flow: null });
  return json(201, { billing_request_flows: shownFlow(twin, flow) });
}

export function initialiseFlow({ twin, id }: Call) {
  const flow = twin.store.get("billing_request_flows", id);
  if (!flow) throw notFound();
  return json(200, { billing_request_flows: shownFlow(twin, flow) });
}

type Opening = Pick<z.output<typeof creation>, "redirect_uri" | "exit_uri" | "prefilled_customer"> &
  Partial<z.output<typeof creation>> & {
    readonly billing_request: string;
    readonly redirect_flow: string | null;
  };

/** Opens hosted pages for a billing request. Only inside a change. */
export function openFlow(twin: Twin, opening: Opening): Row<"billing_request_flows"> {
  const at = twin.now();
  const flow: Row<"billing_request_flows"> = {
    id: newId("BRF", at),
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + daysOpen * 86_400_000).toISOString(),
    redirect_uri: opening.redirect_uri ?? null,
    exit_uri: opening.exit_uri ?? null,
    language: opening.language ?? "en",
    lock_currency: opening.lock_currency ?? false,
    lock_customer_details: false,
    lock_bank_account: false,
    show_redirect_buttons: opening.show_redirect_buttons ?? false,
    show_success_redirect_button: opening.show_success_redirect_button ?? false,
    skip_success_screen: opening.skip_success_screen ?? false,
    prefilled_customer: opening.prefilled_customer ?? null,
    links: { billing_request: opening.billing_request },
    redirect_flow: opening.redirect_flow,
    visited: false,
  };
  twin.store.put("billing_request_flows", flow);
  const request = foundBillingRequest(twin, opening.billing_request);
  noteOn(twin, request, "flow_created", { billing_request_flow: flow.id });
  return flow;
}

/** Where the payer goes to approve. */
export function pageOf(twin: Twin, flow: string): string {
  return `${twin.url}/billing/static/flow?id=${flow}`;
}

function shownFlow(twin: Twin, row: Row<"billing_request_flows">) {
  const { visited: _, redirect_flow: __, ...flow } = row;
  return {
    ...flow,
    authorisation_url: pageOf(twin, flow.id),
    auto_fulfil: true,
    customer_details_captured: false,
    prefilled_bank_account: null,
    session_token: null,
  };
}

const nobody = Object.fromEntries(Object.keys(person.shape).map((field) => [field, null])) as Person;

function withoutGaps(given: Partial<Person>): Partial<Person> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
