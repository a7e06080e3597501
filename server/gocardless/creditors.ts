import "server-only";
import { factsOf, log } from "@/server/logging/log";
import { goCardless } from "./client";
import { ask } from "./reply";

/** The same for years: asked once by a process. */
const known = new Map<string, string>();

/** The name that bank statements show for a creditor's debits of a scheme; null when the provider does not say. */
export async function statementName(creditorId: string | null, scheme: string): Promise<string | null> {
  if (creditorId === null) return null;
  const key = `${creditorId} ${scheme}`;
  const found = known.get(key) ?? (await askFor(creditorId, scheme).catch(noName));
  if (found) known.set(key, found);
  return found;
}

async function askFor(creditorId: string, scheme: string): Promise<string | null> {
  const reply = await ask(
    () => goCardless().creditors.find(creditorId),
    ({ scheme_identifiers: identifiers = [] }) =>
      identifiers.find((identifier) => identifier.scheme === scheme)?.name ?? null,
  );
  return reply.ok ? reply.value : null;
}

/** A debit stands without its name on the statement. */
function noName(error: unknown): null {
  log("warn", "statement name not read", factsOf(error));
  return null;
}
