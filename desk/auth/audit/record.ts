import { headers } from "next/headers";
import type { Database } from "@/db/client/database";
import type { SignedIn } from "@/desk/auth/access";
import { query } from "@/server/database";
import { clientAddress } from "@/server/http/client-address";
import { type AuditActor, addAuditEntry, hasSearched } from "./queries";
import type { AuditEntry } from "./rules";

/** Runs an effect and its audit entries in one transaction. `entryOf`: null for an effect that changed nothing. */
export async function audited<T>(
  by: SignedIn,
  entryOf: (result: T) => AuditEntry | readonly AuditEntry[] | null,
  effect: (tx: Database) => Promise<T>,
): Promise<T> {
  const actor = await actorOf(by);
  return query((db) =>
    db.transaction(async (tx) => {
      const result = await effect(tx);
      for (const entry of [entryOf(result) ?? []].flat()) await addAuditEntry(tx, actor, entry);
      return result;
    }),
  );
}

/** Who acts, and from where; for acts that go on after their request was answered. */
export async function actorOf({ operatorId, email }: SignedIn): Promise<AuditActor> {
  return { operatorId, email, from: clientAddress(await headers()) };
}

/** Records that an operator saw a page with somebody's data. */
export function recordView(by: SignedIn, subject: AuditEntry["subject"], id: string): Promise<void> {
  return recordViewed(by, { subject, id });
}

type ListView = { text?: string | null; filters?: readonly string[] };

/**
 * Records that an operator saw a list: by which filters, without their values; and what they searched for, the same text once an
 * hour. `to-do`: the overview's.
 */
export async function recordListView(
  by: SignedIn,
  list: string,
  { text = null, filters = [] }: ListView = {},
): Promise<void> {
  const actor = await actorOf(by);
  if (text !== null && !(await query((db) => hasSearched(db, actor, text))))
    await query((db) =>
      addAuditEntry(db, actor, { act: "searched", subject: "list", values: { list, text } }),
    );
  await recordViewed(by, { subject: "list", values: filters.length > 0 ? { list, filters } : { list } });
}

async function recordViewed(by: SignedIn, entry: Omit<AuditEntry, "act">): Promise<void> {
  const actor = await actorOf(by);
  await query((db) => addAuditEntry(db, actor, { act: "viewed", ...entry }));
}
