import { newId } from "./ids";
import { foundBillingRequest, noteOn } from "./resources/billing-requests";
import { chargeDateOf } from "./resources/charge-dates";
import { openMandate } from "./resources/mandates";
import { openSubscription } from "./resources/subscriptions";
import type { Person, Row } from "./rows";
import { type Scheme, schemes } from "./schemes";
import type { Twin } from "./twin";

export type Approval = {
  readonly scheme: Scheme;
  readonly payer: Person;
  readonly account: {
    readonly account_holder_name: string;
    readonly account_number: string;
    readonly account_type: string | null;
  };
};

/** The payer approves: details and account are kept, then the request is fulfilled, now or when settings say. */
export function approve(
  twin: Twin,
  flow: Row<"billing_request_flows">,
  { scheme, payer, account }: Approval,
) {
  const request = foundBillingRequest(twin, flow.links.billing_request);
  const at = twin.now();
  const created_at = at.toISOString();
  const { currency, bankName, country } = schemes[scheme];
  twin.store.put("customers", {
    id: request.links.customer,
    created_at,
    ...payer,
    language: flow.language,
    phone_number: null,
    metadata: {},
  });
  const customer_bank_account = newId("BA", at);
  twin.store.put("customer_bank_accounts", {
    id: customer_bank_account,
    created_at,
    account_holder_name: account.account_holder_name.toUpperCase(),
    account_number_ending: account.account_number.slice(-2),
    account_type: account.account_type,
    bank_name: bankName,
    country_code: country,
    currency,
    enabled: true,
    metadata: {},
    links: { customer: request.links.customer },
  });
  const { fulfilment, fulfilment_delay_ms } = twin.settings();
  const approved: Row<"billing_requests"> = {
    ...request,
    status: "fulfilling",
    mandate_request: { ...request.mandate_request, scheme, currency },
    links: { ...request.links, customer_bank_account },
    fulfil_at: fulfilment === "held" ? null : new Date(at.getTime() + fulfilment_delay_ms).toISOString(),
  };
  twin.store.put("billing_requests", approved);
  const by = { billing_request_flow: flow.id };
  noteOn(twin, approved, "collect_customer_details", by);
  noteOn(twin, approved, "collect_bank_account", { ...by, customer_bank_account });
  noteOn(twin, approved, "payer_details_confirmed", by);
  fulfilDue(twin);
}

/** Fulfils every approved request whose time has come. */
export function fulfilDue(twin: Twin) {
  const now = twin.now().toISOString();
  for (const request of twin.store.live("billing_requests"))
    if (request.fulfil_at !== null && request.fulfil_at <= now) fulfil(twin, request);
}

/** Makes the mandate, and the subscription where the request asked for one. */
export function fulfil(twin: Twin, request: Row<"billing_requests">) {
  const { mandate_request, links, subscription_request } = request;
  if (!mandate_request.scheme || !links.customer_bank_account)
    throw new Error(`${request.id} is not approved`);
  const mandate = openMandate(twin, {
    scheme: mandate_request.scheme,
    consent_type: mandate_request.consent_type,
    metadata: mandate_request.metadata,
    customer: links.customer,
    customer_bank_account: links.customer_bank_account,
  });
  const subscription =
    subscription_request &&
    openSubscription(twin, mandate, {
      ...subscription_request,
      start_date: stillPossible(twin, mandate, subscription_request.start_date),
    });
  const made = {
    mandate_request_mandate: mandate.id,
    ...(subscription ? { subscription_request_subscription: subscription.id } : {}),
  };
  const fulfilled: Row<"billing_requests"> = {
    ...request,
    status: "fulfilled",
    links: { ...links, ...made },
  };
  twin.store.put("billing_requests", fulfilled);
  noteOn(twin, fulfilled, "fulfilled", {
    ...made,
    mandate_request: links.mandate_request,
    customer_bank_account: links.customer_bank_account,
  });
}

/** A start that was possible when the request was made may have passed by the time the payer approves. */
function stillPossible(twin: Twin, mandate: Row<"mandates">, start: string | null): string | null {
  return start !== null && start < chargeDateOf(twin, mandate) ? null : start;
}
