import { newId } from "./ids";
import type { Row } from "./rows";
import type { Scheme } from "./schemes";
import type { Twin } from "./twin";

type Details = { origin: string; cause: string; description: string } & Record<string, unknown>;

/** Origin, cause and sentence of each event, by resource type and action. */
const details: Record<string, Record<string, Details>> = {
  billing_requests: {
    created: told("api", "billing_request_created", "The billing request was created."),
    flow_created: told("api", "billing_request_flow_created", "A flow was created for the billing request."),
    flow_visited: told("payer", "billing_request_flow_visited", "The payer opened the flow."),
    flow_exited: told("payer", "billing_request_flow_exited", "The payer left the flow."),
    choose_currency: told("payer", "billing_request_choose_currency", "The payer chose a currency."),
    collect_customer_details: told(
      "payer",
      "billing_request_collect_customer_details",
      "The payer gave their details.",
    ),
    collect_bank_account: told(
      "payer",
      "billing_request_collect_bank_account",
      "The payer gave their bank account.",
    ),
    payer_details_confirmed: told(
      "payer",
      "billing_request_payer_details_confirmed",
      "The payer confirmed their details.",
    ),
    bank_authorisation_failed: told(
      "bank",
      "billing_request_bank_authorisation_failed",
      "The bank refused the authorisation.",
    ),
    fulfilled: told(
      "gocardless",
      "billing_request_fulfilled",
      "The billing request was fulfilled and its resources were created.",
    ),
    failed: told("gocardless", "billing_request_failed", "The billing request could not be fulfilled."),
    cancelled: told("api", "billing_request_cancelled", "The billing request was cancelled."),
  },
  mandates: {
    created: told("gocardless", "mandate_created", "The mandate was created."),
    submitted: told("gocardless", "mandate_submitted", "The mandate was submitted to the banks."),
    active: told("gocardless", "mandate_activated", "The time for the banks to refuse has passed."),
    failed: {
      ...told("bank", "invalid_bank_details", "The account does not exist."),
      reason_code: "ADDACS-3",
    },
    cancelled: told("api", "mandate_cancelled", "The mandate was cancelled at your request."),
    expired: told("gocardless", "mandate_expired", "The mandate expired because it was not used."),
    blocked: told("gocardless", "blocked", "The mandate was blocked."),
    replaced: told("gocardless", "scheme_identifier_changed", "The mandate was replaced by another."),
    reinstated: told("api", "mandate_reinstated", "The mandate was reinstated."),
    transferred: told("bank", "bank_account_transferred", "The account moved to another bank."),
    suspended_by_payer: told("payer", "mandate_suspended_by_payer", "The payer suspended the mandate."),
  },
  subscriptions: {
    created: told("api", "subscription_created", "The subscription was created."),
    payment_created: told("gocardless", "payment_created", "A payment was created by the subscription."),
    cancelled: told("api", "subscription_cancelled", "The subscription was cancelled."),
    finished: told("gocardless", "subscription_finished", "The subscription has made all its payments."),
    paused: told("api", "subscription_paused", "The subscription was paused."),
    resumed: told("api", "subscription_resumed", "The subscription was resumed."),
  },
  payments: {
    created: told("gocardless", "payment_created", "The payment was created."),
    submitted: told("gocardless", "payment_submitted", "The payment was submitted to the banks."),
    confirmed: told("gocardless", "payment_confirmed", "The payment is unlikely to fail now."),
    paid_out: told("gocardless", "payment_paid_out", "The payment was paid out."),
    failed: {
      ...told("bank", "refer_to_payer", "The payer's bank refused the payment."),
      will_attempt_retry: false,
    },
    cancelled: told("api", "payment_cancelled", "The payment was cancelled."),
    charged_back: told("bank", "authorisation_disputed", "The payer claimed the payment back."),
    late_failure_settled: told("gocardless", "late_failure_settled", "The late failure was settled."),
    chargeback_cancelled: told("bank", "payment_confirmed", "The claim was withdrawn."),
  },
};

/** The banks' own codes, by cause and scheme. */
const reasonCodes: Record<string, Record<Scheme, string>> = {
  invalid_bank_details: { bacs: "AUDDIS-5", ach: "R03", pad: "912" },
  bank_account_closed: { bacs: "ADDACS-B", ach: "R02", pad: "905" },
  refer_to_payer: { bacs: "ARUDD-0", ach: "R01", pad: "901" },
  authorisation_disputed: { bacs: "DDICA-4", ach: "R10", pad: "914" },
};

type Happening = {
  readonly resource_type: keyof typeof details & string;
  readonly action: string;
  readonly links: Readonly<Record<string, string>>;
  readonly resource_metadata: Readonly<Record<string, string>>;
  readonly scheme?: Scheme;
  readonly details?: Partial<Details>;
};

/** Records that something happened; a webhook follows once the change is kept. Only inside a change. */
export function happened(twin: Twin, happening: Happening): void {
  const { resource_type, action, links, resource_metadata, scheme } = happening;
  const usual = details[resource_type]?.[action];
  if (!usual) throw new Error(`no event ${resource_type}.${action}`);
  const told = { ...usual, ...happening.details };
  const code = scheme && reasonCodes[told.cause]?.[scheme];
  twin.store.put("events", {
    id: newId("EV", twin.now()),
    created_at: twin.now().toISOString(),
    resource_type,
    action,
    links: { ...links },
    details: told.origin === "bank" && code ? { ...told, scheme, reason_code: code } : told,
    metadata: {},
    resource_metadata: { ...resource_metadata },
    announced: false,
  });
}

export function shownEvent({ announced: _, ...event }: Row<"events">) {
  return event;
}

function told(origin: string, cause: string, description: string): Details {
  return { origin, cause, description };
}
