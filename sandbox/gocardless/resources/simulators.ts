import { z } from "zod";
import { json } from "../../wire/exchange";
import type { Call } from "../calls";
import { badUsage, invalidState, validated } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import { schemes } from "../schemes";
import type { Twin } from "../twin";
import { foundMandate, moveMandate, noteOnMandate } from "./mandates";
import { foundPayment, movePayment } from "./payments";

type Mandate = Row<"mandates">;
type Payment = Row<"payments">;
type Move<Status> = { readonly status: Status; readonly action: string };
type Scenario<Status> = { readonly from: readonly Status[]; readonly moves: readonly Move<Status>[] };

const paid = (status: Payment["status"], action: string = status) => ({ status, action });
const waiting = ["pending_submission", "submitted"] as const;

const paymentScenarios: Record<string, Scenario<Payment["status"]>> = {
  payment_submitted: { from: ["pending_submission"], moves: [paid("submitted")] },
  payment_confirmed: { from: waiting, moves: [paid("submitted"), paid("confirmed")] },
  payment_paid_out: {
    from: [...waiting, "confirmed"],
    moves: [paid("submitted"), paid("confirmed"), paid("paid_out")],
  },
  payment_failed: { from: waiting, moves: [paid("submitted"), paid("failed")] },
  payment_charged_back: {
    from: [...waiting, "confirmed", "paid_out"],
    moves: [paid("submitted"), paid("confirmed"), paid("paid_out"), paid("charged_back")],
  },
  payment_late_failure: {
    from: [...waiting, "confirmed", "paid_out"],
    moves: [paid("submitted"), paid("confirmed"), paid("paid_out"), paid("failed")],
  },
};

const granted = (status: Mandate["status"], action: string = status) => ({ status, action });
const alive = ["pending_submission", "submitted", "active", "suspended_by_payer"] as const;

const mandateScenarios: Record<string, Scenario<Mandate["status"]>> = {
  mandate_activated: { from: waiting, moves: [granted("submitted"), granted("active")] },
  mandate_failed: { from: waiting, moves: [granted("submitted"), granted("failed")] },
  mandate_expired: { from: alive, moves: [granted("expired")] },
  mandate_cancelled: { from: alive, moves: [granted("cancelled")] },
  mandate_blocked: { from: alive, moves: [granted("blocked")] },
  mandate_suspended_by_payer: { from: ["active"], moves: [granted("suspended_by_payer")] },
  mandate_transferred: { from: ["active"], moves: [granted("active", "transferred")] },
};

const run = z.object({ links: z.object({ resource: z.string() }) });

/**
 * Runs a scenario on a mandate or payment. `mandate_cancelled` (by the payer's bank), `mandate_blocked` and
 * `mandate_replaced` are additions of this twin.
 */
export function runSimulator({ twin, id, body }: Call) {
  const { resource } = validated(run, "data", body).links;
  simulate(twin, id, resource);
  return json(200, { scenario_simulators: { id } });
}

export const scenarios = {
  mandates: [...Object.keys(mandateScenarios), "mandate_replaced"],
  payments: Object.keys(paymentScenarios),
} as const;

export function simulate(twin: Twin, name: string, resource: string) {
  const forPayment = paymentScenarios[name];
  const forMandate = mandateScenarios[name];
  if (forPayment) playOnPayment(twin, foundPayment(twin, resource), forPayment);
  else if (forMandate) playOnMandate(twin, name, foundMandate(twin, resource), forMandate);
  else if (name === "mandate_replaced") replace(twin, foundMandate(twin, resource));
  else throw badUsage(404, "resource_not_found", "No such scenario simulator");
}

function playOnPayment(twin: Twin, payment: Payment, scenario: Scenario<Payment["status"]>) {
  const mandate = foundMandate(twin, payment.links.mandate);
  const mayWait =
    schemes[mandate.scheme].submittedWithFirstPayment && mandate.status === "pending_submission";
  if (mandate.status !== "active" && !mayWait)
    throw invalidState("mandate_not_active", `The payment's mandate is ${mandate.status}`);
  if (mayWait) playOnMandate(twin, "", mandate, mandateScenarios.mandate_activated);
  let current = payment;
  for (const { status, action } of toPlay(scenario, payment.status))
    current = movePayment(twin, current, status, action);
}

function playOnMandate(
  twin: Twin,
  name: string,
  mandate: Mandate,
  scenario: Scenario<Mandate["status"]> | undefined,
) {
  if (!scenario) return;
  if (name === "mandate_activated" && schemes[mandate.scheme].submittedWithFirstPayment)
    throw invalidState(
      "scheme_not_supported",
      "A mandate of this scheme becomes active with its first payment",
    );
  const byBank = name === "mandate_cancelled" ? { origin: "bank", cause: "bank_account_closed" } : {};
  let current = mandate;
  for (const { status, action } of toPlay(scenario, mandate.status))
    current = moveMandate(twin, current, status, action, byBank);
}

/** The moves still ahead of a resource, or a refusal when the scenario does not start from where it is. */
function toPlay<Status extends string>(
  { from, moves }: Scenario<Status>,
  status: Status,
): readonly Move<Status>[] {
  if (!from.includes(status))
    throw invalidState("resource_in_wrong_state", `This does not start from ${status}`);
  return moves.slice(moves.findIndex((move) => move.status === status && moves.length > 1) + 1);
}

function replace(twin: Twin, mandate: Mandate) {
  if (
    mandate.status !== "active" &&
    mandate.status !== "submitted" &&
    mandate.status !== "pending_submission"
  )
    throw invalidState("resource_in_wrong_state", `This does not start from ${mandate.status}`);
  const successor: Mandate = {
    ...mandate,
    id: newId("MD", twin.now()),
    created_at: twin.now().toISOString(),
    links: { ...mandate.links },
  };
  const replaced: Mandate = {
    ...mandate,
    status: "cancelled",
    links: { ...mandate.links, new_mandate: successor.id },
  };
  twin.store.put("mandates", successor);
  twin.store.put("mandates", replaced);
  noteOnMandate(twin, replaced, "replaced", { new_mandate: successor.id });
  for (const subscription of twin.store.all("subscriptions"))
    if (subscription.links.mandate === mandate.id)
      twin.store.put("subscriptions", { ...subscription, links: { mandate: successor.id } });
}
