import "server-only";
import { factsOf, log } from "@/server/logging/log";
import { goCardless } from "./client";
import { callProvider } from "./reply";

const known = new Map<string, string>(); // Cached for the life of the process

/** The name on bank statements for a creditor's debits; null if unknown. Never throws. */
export async function statementName(creditorId: string | null, scheme: string): Promise<string | null> {
  if (creditorId === null) return null;
  const key = `${creditorId} ${scheme}`;
  const found = known.get(key) ?? (await askFor(creditorId, scheme).catch(noName));
  if (found) known.set(key, found);
  return found;
}

async function askFor(creditorId: string, scheme: string): Promise<string | null> {
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
