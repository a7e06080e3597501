import { chargeable, chargeDate, isoDate, nextPossibleChargeDate, upcomingDates } from "../charge-dates";
import { invalidField, invalidState, validated, wrongState } from "../errors";
import { record } from "../events";
import { born, type FakeGoCardless, findOrThrow } from "../fake";
import { creations, type Row } from "../rows";
import { schemes } from "../schemes";

type Subscription = Row<"subscriptions">;

/** Creates a subscription; refuses if the mandate cannot be charged. */
export function createSubscription(fake: FakeGoCardless, body: unknown): Subscription {
  const { payment_reference: _, ...terms } = validated(creations.subscriptions, "subscriptions", body);
  const mandate = fake.store.get("mandates", terms.links.mandate);
  if (!mandate) throw invalidField("subscriptions", "links/mandate", "does not exist");
  if (!chargeable.includes(mandate.status))
    throw invalidState("mandate_is_inactive", "Mandate is failed, cancelled or expired");
  if (terms.currency !== schemes[mandate.scheme].currency)
    throw invalidField("subscriptions", "currency", "must be the currency of the mandate");
  const earliest = nextPossibleChargeDate(fake, mandate);
  const tooEarly = `must be on or after mandate's next_possible_charge_date (${earliest})`;
  if (terms.start_date !== null && terms.start_date < earliest)
    throw invalidField("subscriptions", "start_date", tooEarly);
  const dated = { ...terms, start_date: terms.start_date ?? earliest };
  return record(fake, "subscription", "created", {
    ...dated,
    ...born(fake, "SB"),
    status: "active",
    payments_made: 0,
    next_charge: chargeDate(dated, 0, mandate.scheme),
  });
}

export function cancelSubscription(fake: FakeGoCardless, id: string): Subscription {
  const subscription = findOrThrow(fake, "subscriptions", id);
  if (subscription.status === "cancelled")
    throw invalidState("cancellation_failed", `The subscription is ${subscription.status}`);
  return record(fake, "subscription", "cancelled", { ...subscription, status: "cancelled" });
}

/** As the merchant does in the dashboard. */
export function pauseSubscription(fake: FakeGoCardless, id: string): Subscription {
  const subscription = findOrThrow(fake, "subscriptions", id);
  if (subscription.status !== "active") throw wrongState(subscription.status);
  return record(fake, "subscription", "paused", { ...subscription, status: "paused" });
}

/** Charge dates that have passed meanwhile are left out. */
export function resumeSubscription(fake: FakeGoCardless, id: string): Subscription {
  const subscription = findOrThrow(fake, "subscriptions", id);
  if (subscription.status !== "paused") throw wrongState(subscription.status);
  const { scheme } = findOrThrow(fake, "mandates", subscription.links.mandate);
  let { payments_made, next_charge } = subscription;
  for (const today = isoDate(fake.now()); next_charge < today; payments_made += 1)
    next_charge = chargeDate(subscription, payments_made + 1, scheme);
  const resumed = { ...subscription, status: "active", payments_made, next_charge } as const;
  return record(fake, "subscription", "resumed", resumed);
}

export function cancelSubscriptionsOf(fake: FakeGoCardless, { id }: Row<"mandates">) {
  for (const subscription of fake.store.all("subscriptions")) {
    if (subscription.links.mandate !== id || subscription.status === "cancelled") continue;
    record(fake, "subscription", "cancelled", { ...subscription, status: "cancelled" });
  }
}

export function shownSubscription(fake: FakeGoCardless, row: Subscription) {
  const { payments_made, next_charge: _, ...subscription } = row;
  const mandate = fake.store.get("mandates", row.links.mandate);
  const dates = mandate && row.status === "active" ? upcomingDates(row, payments_made, mandate.scheme) : [];
  const upcoming_payments = dates.map((charge_date) => ({ charge_date, amount: row.amount }));
  return { ...subscription, upcoming_payments };
}
