import { onWorkingDay } from "@/lib/dates/working-days";
import { json } from "../../wire/exchange";
import { asksFor, type Call, listed } from "../calls";
import { happened } from "../events";
import { invalidState, notFound } from "../failures";
import { newId, newReference } from "../ids";
import type { Row } from "../rows";
import { type Scheme, schemes } from "../schemes";
import type { Twin } from "../twin";
import { addWorkingDays, isoDate } from "../working-days";
import { chargeable, chargeDateOf } from "./charge-dates";
import { cancelSubscriptionsOf } from "./subscriptions";

type Status = Row<"mandates">["status"];

export function getMandate({ twin, id }: Call) {
  return json(200, { mandates: shownMandate(twin, foundMandate(twin, id)) });
}

export function listMandates({ twin, asked: { query }, asked }: Call) {
  const rows = twin.store
    .all("mandates")
    .filter(
      ({ status, reference, scheme, links }) =>
        asksFor(query, "status", status) &&
        asksFor(query, "customer", links.customer) &&
        asksFor(query, "customer_bank_account", links.customer_bank_account) &&
        asksFor(query, "reference", reference) &&
        asksFor(query, "scheme", scheme),
    );
  return listed(asked, "mandates", rows, (row) => shownMandate(twin, row));
}

export function cancelMandate({ twin, id }: Call) {
  const mandate = foundMandate(twin, id);
  if (!chargeable.includes(mandate.status) && mandate.status !== "suspended_by_payer")
    throw invalidState("cancellation_failed", `The mandate is ${mandate.status} and cannot be cancelled`);
  const cancelled = moveMandate(twin, mandate, "cancelled", "cancelled");
  return json(200, { mandates: shownMandate(twin, cancelled) });
}

export function foundMandate(twin: Twin, id: string): Row<"mandates"> {
  const mandate = twin.store.get("mandates", id);
  if (!mandate) throw notFound("Mandate not found");
  return mandate;
}

type Opening = Pick<Row<"mandates">, "scheme" | "consent_type" | "metadata"> & {
  readonly customer: string;
  readonly customer_bank_account: string;
};

/** Makes a mandate that will be submitted and become active as its scheme's days pass. */
export function openMandate(twin: Twin, opening: Opening): Row<"mandates"> {
  const { scheme, consent_type, metadata, customer, customer_bank_account } = opening;
  const at = twin.now();
  const mandate: Row<"mandates"> = {
    id: newId("MD", at),
    created_at: at.toISOString(),
    reference: newReference(twin.creditor.name),
    scheme,
    status: "pending_submission",
    consent_type,
    metadata,
    links: { creditor: twin.creditor.id, customer, customer_bank_account },
    ...ownDates(isoDate(at), scheme),
  };
  twin.store.put("mandates", mandate);
  noteOnMandate(twin, mandate, "created");
  return mandate;
}

/** Changes a mandate's status and says so. One that takes no more payments ends its subscriptions. */
export function moveMandate(
  twin: Twin,
  mandate: Row<"mandates">,
  status: Status,
  action: string,
  details: { origin?: string; cause?: string } = {},
): Row<"mandates"> {
  const moved = { ...mandate, status };
  twin.store.put("mandates", moved);
  noteOnMandate(twin, moved, action, {}, details);
  if (!chargeable.includes(status) && status !== "suspended_by_payer") cancelSubscriptionsOf(twin, moved);
  return moved;
}

export function noteOnMandate(
  twin: Twin,
  { id, metadata, links, scheme }: Row<"mandates">,
  action: string,
  more: Readonly<Record<string, string>> = {},
  details: { origin?: string; cause?: string } = {},
) {
  happened(twin, {
    resource_type: "mandates",
    action,
    links: { mandate: id, customer: links.customer, ...more },
    resource_metadata: metadata,
    scheme,
    details,
  });
}

function ownDates(today: string, scheme: Scheme) {
  const { submittedWithFirstPayment, newMandateDays, noticeDays } = schemes[scheme];
  if (submittedWithFirstPayment) return { submit_on: null, activate_on: null };
  const submit_on = addWorkingDays(onWorkingDay(today, scheme), newMandateDays, scheme);
  return { submit_on, activate_on: addWorkingDays(submit_on, noticeDays, scheme) };
}

function shownMandate(twin: Twin, row: Row<"mandates">) {
  const { submit_on: _, activate_on: __, ...mandate } = row;
  return {
    ...mandate,
    next_possible_charge_date: chargeable.includes(mandate.status) ? chargeDateOf(twin, row) : null,
    payments_require_approval: false,
    authorisation_source: "web",
    funds_settlement: "managed",
    verified_at: null,
  };
}
