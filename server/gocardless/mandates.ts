import "server-only";
import type { Mandate } from "gocardless-nodejs";
import type { IsoDate } from "@/lib/dates";
import { isDead, mandateOutcome } from "@/lib/payments/outcome";
import { factsOf, log } from "@/server/logging/log";
import { goCardless } from "./client";
import { callProvider, type Reply, required } from "./reply";

export type MandateFacts = {
  id: string;
  scheme: string;
  status: string;
  reference: string | null;
  earliestCharge: IsoDate | null; // The provider's next possible date, which changes daily
  creditorId: string | null;
  customerId: string | null;
};

const maxReplacements = 5; // In case replaced mandates name each other

/** The mandate with the id, or the one that has replaced it. */
export async function findMandate(id: string): Promise<Reply<MandateFacts>> {
  let found = await callProvider(() => goCardless().mandates.find(id), readMandate);
  for (let step = 0; step < maxReplacements; step += 1) {
    if (!found.ok || found.value.replacedBy === null) return found;
    const next = found.value.replacedBy;
    found = await callProvider(() => goCardless().mandates.find(next), readMandate);
  }
  return found;
}

/** Cancels a mandate; succeeds if it had already ended. */
export async function cancelMandate(id: string): Promise<Reply<MandateFacts>> {
  const cancelled = await callProvider(() => goCardless().mandates.cancel(id), readMandate);
  if (cancelled.ok || cancelled.reason !== "refused") return cancelled;
  const found = await callProvider(() => goCardless().mandates.find(id), readMandate);
  return found.ok && !isDead(mandateOutcome(found.value.status)) ? cancelled : found;
}

function readMandate(mandate: Mandate): MandateFacts & { replacedBy: string | null } {
  return {
    id: required(mandate.id),
    scheme: required(mandate.scheme),
    status: required(mandate.status),
    reference: mandate.reference ?? null,
    earliestCharge: mandate.next_possible_charge_date ?? null,
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
  const found = statementNames.get(key) ?? (await findStatementName(creditorId, scheme).catch(noName));
  if (found) statementNames.set(key, found);
  return found;
}

async function findStatementName(creditorId: string, scheme: string): Promise<string | null> {
  const reply = await callProvider(
    () => goCardless().creditors.find(creditorId),
    ({ scheme_identifiers: identifiers = [] }) =>
      identifiers.find((identifier) => identifier.scheme === scheme)?.name ?? null,
  );
  return reply.ok ? reply.value : null;
}

function noName(error: unknown): null {
  log("warn", "statement name not found", factsOf(error));
  return null;
}
