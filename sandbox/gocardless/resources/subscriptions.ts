import { z } from "zod";
import { json } from "../../wire/exchange";
import { asksFor, type Call, listed, metadataRule } from "../calls";
import { happened } from "../events";
import { invalidField, invalidState, notFound, validated } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import { schemes } from "../schemes";
import type { Twin } from "../twin";
import { chargeable, chargeDate, chargeDateOf, firstDate, upcomingDates } from "./charge-dates";
import { type SubscriptionTerms, subscriptionTerms } from "./subscription-terms";

const creation = subscriptionTerms.safeExtend({
  end_date: z.iso.date().nullish(),
  links: z.object({ mandate: z.string() }),
});

export function createSubscription({ twin, body }: Call) {
  const { links, ...terms } = validated(creation, "subscriptions", body);
  const mandate = twin.store.get("mandates", links.mandate);
  if (!mandate) throw invalidField("subscriptions", "links/mandate", "does not exist");
  const subscription = openSubscription(twin, mandate, terms);
  return json(201, { subscriptions: shownSubscription(twin, subscription) });
}

export function getSubscription({ twin, id }: Call) {
  return json(200, { subscriptions: shownSubscription(twin, foundSubscription(twin, id)) });
}

export function listSubscriptions({ twin, asked: { query }, asked }: Call) {
  const rows = twin.store
    .all("subscriptions")
    .filter(
      ({ status, links }) =>
        asksFor(query, "mandate", links.mandate) &&
        asksFor(query, "status", status) &&
        asksFor(query, "customer", twin.store.get("mandates", links.mandate)?.links.customer),
    );
  return listed(asked, "subscriptions", rows, (row) => shownSubscription(twin, row));
}

const cancellation = z.object({ metadata: metadataRule });

export function cancelSubscription({ twin, id, body }: Call) {
  validated(cancellation, "data", body ?? {});
  const subscription = foundSubscription(twin, id);
  if (subscription.status !== "active" && subscription.status !== "paused")
    throw invalidState("subscription_not_active", `The subscription is ${subscription.status}`);
  const cancelled = moveSubscription(twin, subscription, "cancelled", "cancelled");
  return json(200, { subscriptions: shownSubscription(twin, cancelled) });
}

/** Makes a subscription on a mandate that takes payments, or says which of its terms will not do. */
export function openSubscription(
  twin: Twin,
  mandate: Row<"mandates">,
  terms: SubscriptionTerms & { end_date?: string | null | undefined },
): Row<"subscriptions"> {
  if (!chargeable.includes(mandate.status))
    throw invalidState("mandate_is_inactive", "Mandate is failed, cancelled or expired");
  if (terms.currency !== schemes[mandate.scheme].currency)
    throw invalidField("subscriptions", "currency", "must be the currency of the mandate");
  const earliest = chargeDateOf(twin, mandate);
  if (terms.start_date !== null && terms.start_date < earliest)
    throw invalidField(
      "subscriptions",
      "start_date",
      `must be on or after mandate's next_possible_charge_date (${earliest})`,
    );
  const at = twin.now();
  const dated = {
    ...terms,
    start_date: firstDate(terms.start_date ?? earliest, terms.day_of_month),
    end_date: terms.end_date ?? null,
  };
  const subscription: Row<"subscriptions"> = {
    ...dated,
    id: newId("SB", at),
    created_at: at.toISOString(),
    status: "active",
    links: { mandate: mandate.id },
    payments_made: 0,
    next_charge: chargeDate(dated, 0, mandate.scheme) ?? null,
  };
  twin.store.put("subscriptions", subscription);
  noteOnSubscription(twin, subscription, "created");
  return subscription;
}

export function cancelSubscriptionsOf(twin: Twin, { id }: Row<"mandates">) {
  const running = twin.store
    .all("subscriptions")
    .filter(({ links, status }) => links.mandate === id && (status === "active" || status === "paused"));
  for (const subscription of running) moveSubscription(twin, subscription, "cancelled", "cancelled");
}

export function moveSubscription(
  twin: Twin,
  subscription: Row<"subscriptions">,
  status: Row<"subscriptions">["status"],
  action: string,
) {
  const moved = { ...subscription, status };
  twin.store.put("subscriptions", moved);
  noteOnSubscription(twin, moved, action);
  return moved;
}

export function noteOnSubscription(
  twin: Twin,
  { id, metadata, links }: Row<"subscriptions">,
  action: string,
  more: Readonly<Record<string, string>> = {},
) {
  happened(twin, {
    resource_type: "subscriptions",
    action,
    links: { subscription: id, mandate: links.mandate, ...more },
    resource_metadata: metadata,
  });
}

function foundSubscription(twin: Twin, id: string): Row<"subscriptions"> {
  const subscription = twin.store.get("subscriptions", id);
  if (!subscription) throw notFound("Subscription not found");
  return subscription;
}

function shownSubscription(twin: Twin, row: Row<"subscriptions">) {
  const { payments_made, next_charge: _, ...subscription } = row;
  const mandate = twin.store.get("mandates", row.links.mandate);
  const dates = mandate && row.status === "active" ? upcomingDates(row, payments_made, mandate.scheme) : [];
  return {
    ...subscription,
    upcoming_payments: dates.map((charge_date) => ({ charge_date, amount: row.amount })),
    app_fee: null,
    earliest_charge_date_after_resume: null,
    parent_plan_paused: false,
  };
}
