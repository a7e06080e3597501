import { isoDate, nextPossibleChargeDate } from "./charge-dates";
import { record } from "./events";
import { type FakeGoCardless, findOrThrow, newId } from "./fake";
import { moveMandate, openMandate } from "./resources/mandates";
import { createDuePayments, movePayment, ownRetry } from "./resources/payments";
import { createSubscription } from "./resources/subscriptions";
import type { Person, Row } from "./rows";

type BillingRequest = Row<"billing_requests">;

/** Records the payer's approval and details, and fulfils the request unless the setting `fulfilment` is `held`. */
export function approve(fake: FakeGoCardless, flow: Row<"billing_request_flows">, payer: Person) {
  const request = findOrThrow(fake, "billing_requests", flow.links.billing_request);
  const { customer } = request.links;
  const phone_number = fake.store.get("customers", customer)?.phone_number ?? null;
  const details = { ...payer, phone_number, language: flow.language, metadata: {} };
  fake.store.put("customers", { id: customer, created_at: fake.now().toISOString(), ...details });
  const customer_bank_account = newId(fake, "BA");
  const approved: BillingRequest = {
    ...request,
    status: "fulfilling",
    links: { ...request.links, customer_bank_account },
  };
  const links = { billing_request_flow: flow.id };
  record(fake, "billing_request", "collect_customer_details", approved, links);
  record(fake, "billing_request", "collect_bank_account", approved, { ...links, customer_bank_account });
  record(fake, "billing_request", "payer_details_confirmed", approved, links);
  if (fake.settings().fulfilment === "at_once") fulfil(fake, approved);
}

/** Creates the mandate, and the subscription where the request asked for one. */
export function fulfil(fake: FakeGoCardless, request: BillingRequest) {
  const { links, subscription_request, mandate_request } = request;
  const { scheme, metadata } = mandate_request;
  const { customer, customer_bank_account } = links;
  if (!customer_bank_account) throw new Error(`${request.id} is not approved`);
  const mandate = openMandate(fake, scheme, metadata, { customer, customer_bank_account });
  const made: Record<string, string> = { mandate_request_mandate: mandate.id };
  if (subscription_request) {
    const { start_date: asked, ...terms } = subscription_request;
    // The first possible date if the one asked for has become too early since the request.
    const start_date = asked !== null && asked < nextPossibleChargeDate(fake, mandate) ? null : asked;
    const body = { ...terms, start_date, links: { mandate: mandate.id } };
    made.subscription_request_subscription = createSubscription(fake, body).id;
  }
  const fulfilled: BillingRequest = { ...request, status: "fulfilled", links: { ...links, ...made } };
  record(fake, "billing_request", "fulfilled", fulfilled, { ...made, customer_bank_account });
}

const nextStatus: Partial<Record<Row<"payments">["status"], Row<"payments">["status"]>> = {
  pending_submission: "submitted",
  submitted: "confirmed",
  confirmed: "paid_out",
};

/** Moves mandates and payments to the statuses that are due by the sandbox's clock, and creates due payments. */
export function advance(fake: FakeGoCardless) {
  const today = isoDate(fake.now());
  const isDue = (date: string | null) => date !== null && date <= today;
  for (const mandate of fake.store.all("mandates")) {
    let current = mandate;
    if (current.status === "pending_submission" && isDue(current.submit_on))
      current = moveMandate(fake, current, "submitted");
    if (current.status === "submitted" && isDue(current.activate_on)) moveMandate(fake, current, "active");
  }
  createDuePayments(fake);
  for (const payment of fake.store.all("payments"))
    for (let current = payment; isDue(current.moves_on); )
      current =
        current.status === "failed"
          ? ownRetry(fake, current)
          : movePayment(fake, current, nextStatus[current.status] ?? current.status);
}
