import { onWorkingDay } from "@/lib/dates/working-days";
import { addWorkingDays, chargeable, isoDate, nextPossibleChargeDate } from "../charge-dates";
import { invalidState, wrongState } from "../errors";
import { record } from "../events";
import { born, creditor, type FakeGoCardless, findOrThrow, randomLetters } from "../fake";
import type { Row } from "../rows";
import { type Scheme, schemes } from "../schemes";
import { cancelSubscriptionsOf } from "./subscriptions";

type Mandate = Row<"mandates">;

export function cancelMandate(fake: FakeGoCardless, id: string): Mandate {
  const mandate = findOrThrow(fake, "mandates", id);
  if (!chargeable.includes(mandate.status) && mandate.status !== "suspended_by_payer")
    throw invalidState("cancellation_failed", `The mandate is ${mandate.status} and cannot be cancelled`);
  return moveMandate(fake, mandate, "cancelled");
}

/** Creates a mandate, which `advance` later submits and activates on the dates of its scheme. */
export function openMandate(
  fake: FakeGoCardless,
  scheme: Scheme,
  metadata: Mandate["metadata"],
  links: { readonly customer: string; readonly customer_bank_account: string },
): Mandate {
  // The reference on bank statements begins with the merchant's name: JACK-7QX2M9.
  const stem = fake.creditorName
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, 4);
  return record(fake, "mandate", "created", {
    ...born(fake, "MD"),
    reference: `${stem || "REF"}-${randomLetters(6)}`,
    scheme,
    status: "pending_submission",
    metadata,
    links: { creditor: creditor.id, ...links },
    ...ownDates(isoDate(fake.now()), scheme),
  });
}

/** Changes a mandate's status, and cancels its subscriptions if it can no longer be charged. */
export function moveMandate(
  fake: FakeGoCardless,
  mandate: Mandate,
  status: Mandate["status"],
  details: { readonly origin?: string; readonly cause?: string } = {},
): Mandate {
  const moved = record(fake, "mandate", status, { ...mandate, status }, {}, details);
  if (!chargeable.includes(status) && status !== "suspended_by_payer") cancelSubscriptionsOf(fake, moved);
  return moved;
}

/** The bank makes a mandate that had ended valid again. What was cancelled with it stays cancelled. */
export function reinstateMandate(fake: FakeGoCardless, id: string): Mandate {
  const mandate = findOrThrow(fake, "mandates", id);
  if (!["cancelled", "failed", "expired"].includes(mandate.status)) throw wrongState(mandate.status);
  return record(fake, "mandate", "reinstated", { ...mandate, status: "active" });
}

/** Whether its first payment submits and activates the mandate, as with ACH. */
export function isActivatedByPayment({ scheme, status }: Mandate): boolean {
  return schemes[scheme].submittedWithFirstPayment && status === "pending_submission";
}

export function activateMandate(fake: FakeGoCardless, mandate: Mandate) {
  moveMandate(fake, moveMandate(fake, mandate, "submitted"), "active");
}

/** Replaces a mandate by a new one, as when the merchant's scheme identifier changes. */
export function replaceMandate(fake: FakeGoCardless, id: string) {
  const mandate = findOrThrow(fake, "mandates", id);
  if (!chargeable.includes(mandate.status)) throw wrongState(mandate.status);
  const successor = { ...mandate, ...born(fake, "MD") };
  const new_mandate = successor.id;
  const replaced: Mandate = { ...mandate, status: "cancelled", links: { ...mandate.links, new_mandate } };
  fake.store.put("mandates", successor);
  record(fake, "mandate", "replaced", replaced, { new_mandate });
  for (const subscription of fake.store.all("subscriptions"))
    if (subscription.links.mandate === id)
      fake.store.put("subscriptions", { ...subscription, links: { mandate: successor.id } });
}

export function shownMandate(fake: FakeGoCardless, row: Mandate) {
  const { submit_on: _, activate_on: __, ...mandate } = row;
  const next_possible_charge_date = chargeable.includes(row.status)
    ? nextPossibleChargeDate(fake, row)
    : null;
  return { ...mandate, next_possible_charge_date, payments_require_approval: false, verified_at: null };
}

function ownDates(today: string, scheme: Scheme) {
  const { submittedWithFirstPayment, newMandateDays, noticeDays } = schemes[scheme];
  if (submittedWithFirstPayment) return { submit_on: null, activate_on: null };
  const submit_on = addWorkingDays(onWorkingDay(today, scheme), newMandateDays, scheme);
  return { submit_on, activate_on: addWorkingDays(submit_on, noticeDays, scheme) };
}
