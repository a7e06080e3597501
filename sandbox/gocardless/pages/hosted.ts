import { type Asked, formFields, type Reply, seeOther } from "../../wire/exchange";
import { approve } from "../approval";
import { advance } from "../lifecycle";
import { foundBillingRequest, noteOn } from "../resources/billing-requests";
import { pageOf } from "../resources/flows";
import type { Row } from "../rows";
import type { Scheme } from "../schemes";
import type { Twin } from "../twin";
import {
  alreadyDonePage,
  failedPage,
  formPage,
  gonePage,
  leftPage,
  successPage,
  unknownPage,
} from "./flow-page";
import { readApproval, schemeAsked, startingValues, type Values } from "./payer-form";
import { exitAddress, returnAddress } from "./return-address";

type Flow = Row<"billing_request_flows">;
type BillingRequest = Row<"billing_requests">;

export const hostedPath = "/billing/static/flow";

/** The payer's page: GET shows it, POST does what the pressed button says. */
export async function answerHosted(
  twin: Twin,
  flushWebhooks: () => Promise<void>,
  asked: Asked,
): Promise<Reply> {
  const flow = twin.store.get("billing_request_flows", asked.query.get("id") ?? "");
  if (!flow) return unknownPage();
  const reply = twin.store.change(() => {
    advance(twin);
    const request = foundBillingRequest(twin, flow.links.billing_request);
    return closedPage(twin, flow, request) ?? opened(twin, flow, request, asked);
  });
  if (asked.method === "POST" && twin.settings().webhooks === "before_return") await flushWebhooks();
  twin.wake();
  return reply;
}

/** A redirect flow's own confirmation page, for merchants that have none; undefined for any other path. */
export function confirmationPage(twin: Twin, { path }: Asked): Reply | undefined {
  const id = /^\/flow\/([^/]+)\/success$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  return twin.store.get("redirect_flows", id)?.completed ? successPage(null) : unknownPage();
}

function closedPage(twin: Twin, flow: Flow, { status }: BillingRequest): Reply | undefined {
  if (status === "fulfilled" || status === "fulfilling") return alreadyDonePage(returnAddress(twin, flow));
  if (status === "cancelled") return gonePage("cancelled", exitAddress(flow));
  if (expiryOf(twin, flow) <= twin.now().toISOString()) return gonePage("expired", exitAddress(flow));
  return undefined;
}

function opened(twin: Twin, flow: Flow, request: BillingRequest, asked: Asked): Reply {
  const chosen = flow.lock_currency ? undefined : schemeAsked(asked.query.get("scheme") ?? undefined);
  const scheme = chosen ?? request.mandate_request.scheme ?? "bacs";
  if (asked.method === "POST") return pressed(twin, flow, request, scheme, formFields(asked));
  if (!flow.visited) {
    twin.store.put("billing_request_flows", { ...flow, visited: true });
    noteOn(twin, request, "flow_visited", { billing_request_flow: flow.id });
  }
  const values = startingValues(scheme, flow.prefilled_customer);
  return formPage(twin, { flow, request, scheme, values, problems: {} });
}

function pressed(
  twin: Twin,
  flow: Flow,
  request: BillingRequest,
  scheme: Scheme,
  { action, ...posted }: Values,
): Reply {
  if (action === "leave") {
    noteOn(twin, request, "flow_exited", { billing_request_flow: flow.id });
    return flow.exit_uri ? seeOther(flow.exit_uri) : leftPage(pageOf(twin, flow.id));
  }
  if (action === "fail") {
    noteOn(twin, request, "bank_authorisation_failed", { billing_request_flow: flow.id });
    return failedPage(pageOf(twin, flow.id), exitAddress(flow));
  }
  const approval = readApproval(scheme, posted);
  if ("problems" in approval)
    return formPage(twin, { flow, request, scheme, values: posted, problems: approval.problems });
  approve(twin, flow, approval);
  const back = returnAddress(twin, flow);
  return back ? seeOther(back) : successPage(null);
}

/** A redirect flow's pages close after half an hour, long before the flow behind them. */
function expiryOf(twin: Twin, flow: Flow): string {
  const redirect = flow.redirect_flow ? twin.store.get("redirect_flows", flow.redirect_flow) : undefined;
  return redirect?.expires_at ?? flow.expires_at;
}
