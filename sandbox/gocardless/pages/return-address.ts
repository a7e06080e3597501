import type { Row } from "../rows";
import type { Twin } from "../twin";

type Flow = Row<"billing_request_flows">;

/**
 * Where an approving payer is sent, its own query untouched. The provider appends its ids, but not reliably, so
 * the settings can switch that off; a redirect flow always gets its own id.
 */
export function returnAddress(twin: Twin, flow: Flow): string | null {
  if (flow.redirect_uri === null) return null;
  if (flow.redirect_flow) return withQuery(flow.redirect_uri, { redirect_flow_id: flow.redirect_flow });
  if (!twin.settings().append_ids) return flow.redirect_uri;
  return withQuery(flow.redirect_uri, {
    billing_request_id: flow.links.billing_request,
    billing_request_flow_id: flow.id,
  });
}

/** Where a payer with no way forward goes. */
export function exitAddress(flow: Flow): string | null {
  return (
    flow.exit_uri ?? (flow.redirect_uri && withQuery(flow.redirect_uri, { outcome: "failure", id: flow.id }))
  );
}

function withQuery(address: string, added: Readonly<Record<string, string>>): string {
  const [base = "", fragment] = address.split("#", 2);
  const joint = base.includes("?") ? "&" : "?";
  return `${base}${joint}${new URLSearchParams(added)}${fragment === undefined ? "" : `#${fragment}`}`;
}
