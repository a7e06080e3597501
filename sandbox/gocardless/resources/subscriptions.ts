import { z } from "zod";
import { chargeable, chargeDate, nextPossibleChargeDate, upcomingDates } from "../charge-dates";
import { invalidField, invalidState, validated } from "../errors";
import { addEvent } from "../events";
import { type FakeGoCardless, newId } from "../fake";
import { metadataRule } from "../requests";
import type { Row } from "../rows";
import { currencies, schemes } from "../schemes";

type Subscription = Row<"subscriptions">;

const creation = z.object({
  amount: z.int("must be a number of minor units").min(1, "must be greater than 0"),
  currency: z.enum(currencies, "is not a supported currency"),
  name: z.string().max(255).nullable().default(null),
  interval: z.int().min(1).default(1),
  interval_unit: z.literal("monthly", "must be monthly in this sandbox"),
  start_date: z.iso.date("must be a date such as 2026-11-30").nullable().default(null),
  payment_reference: z.null("needs a service user number of your own").optional(),
  metadata: metadataRule,
  links: z.object({ mandate: z.string() }),
});

/** Creates a subscription; refuses if the mandate cannot be charged. */
export function createSubscription(fake: FakeGoCardless, body: unknown): Subscription {
  const { payment_reference: _, ...terms } = validated(creation, "subscriptions", body);
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
  const at = fake.now();
  const dated = { ...terms, start_date: terms.start_date ?? earliest };
  const subscription: Subscription = {
    ...dated,
    id: newId("SB", at),
    created_at: at.toISOString(),
    status: "active",
    payments_made: 0,
    next_charge: chargeDate(dated, 0, mandate.scheme),
  };
  fake.store.put("subscriptions", subscription);
  addEvent(fake, "subscription", "created", subscription);
  return subscription;
}

export function cancelSubscriptionsOf(fake: FakeGoCardless, { id }: Row<"mandates">) {
  for (const subscription of fake.store.all("subscriptions")) {
    if (subscription.links.mandate !== id || subscription.status !== "active") continue;
    fake.store.put("subscriptions", { ...subscription, status: "cancelled" });
    addEvent(fake, "subscription", "cancelled", subscription);
  }
}

export function shownSubscription(fake: FakeGoCardless, row: Subscription) {
  const { payments_made, next_charge: _, ...subscription } = row;
  const mandate = fake.store.get("mandates", row.links.mandate);
  const dates = mandate && row.status === "active" ? upcomingDates(row, payments_made, mandate.scheme) : [];
  const upcoming_payments = dates.map((charge_date) => ({ charge_date, amount: row.amount }));
  return { ...subscription, upcoming_payments };
}
