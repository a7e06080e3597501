import type { Mandate } from "gocardless-nodejs";
import { isDead, mandateOutcome } from "@/lib/payments/outcome";
import { factsOf, log } from "@/server/logging/log";
import type { Reply } from "@/server/payments/reply";
import { callProvider, required } from "./call";
import { goCardless } from "./client";

const maxReplacements = 5; // In case replaced mandates name each other

/** The mandate with the id, or the one that has replaced it. */
export async function findMandate(id: string): Promise<Reply<MandateFacts>> {
  let found = await find(id);
  for (let step = 0; step < maxReplacements; step += 1) {
    if (!found.ok || found.value.replacedBy === null) return found;
    found = await find(found.value.replacedBy);
  }
  return found;
}

/** Cancels a mandate; succeeds if it had already ended. */
export async function cancelMandate(id: string): Promise<Reply<MandateFacts>> {
  const cancelled = await callProvider(() => goCardless().mandates.cancel(id), readMandate);
  if (cancelled.ok || cancelled.reason !== "refused") return cancelled;
  const found = await find(id);
  return found.ok && !isDead(mandateOutcome(found.value.status)) ? cancelled : found;
}

function find(id: string): Promise<Reply<MandateFacts>> {
  return callProvider(() => goCardless().mandates.find(id), readMandate);
}

export type MandateFacts = ReturnType<typeof readMandate>;

function readMandate(mandate: Mandate) {
  return {
    id: required(mandate.id),
    scheme: required(mandate.scheme),
    status: required(mandate.status),
    reference: mandate.reference ?? null,
    earliestCharge: mandate.next_possible_charge_date ?? null, // The provider's answer changes daily
    creditorId: mandate.links?.creditor ?? null,
    customerId: mandate.links?.customer ?? null,
    replacedBy: mandate.links?.new_mandate ?? null,
  };
}

export function emailOfPayer(customerId: string): Promise<Reply<string | null>> {
  return callProvider(
    () => goCardless().customers.find(customerId),
    ({ email }) => email ?? null,
  );
}

const statementNames = new Map<string, string>(); // Never expires within a process

/** The creditor's name on payers' bank statements; null if unknown. Never throws. */
export async function statementName(creditorId: string | null, scheme: string): Promise<string | null> {
  if (creditorId === null) return null;
  const key = `${creditorId} ${scheme}`;
  const known = statementNames.get(key);
  if (known) return known;
  try {
    const found = await callProvider(
      () => goCardless().creditors.find(creditorId),
      ({ scheme_identifiers: identifiers = [] }) =>
        identifiers.find((identifier) => identifier.scheme === scheme)?.name ?? null,
    );
    if (!found.ok || found.value === null) return null;
    statementNames.set(key, found.value);
    return found.value;
  } catch (error) {
    log("warn", "statement name not found", factsOf(error));
    return null;
  }
}
