import type { Database } from "./database";
import { type OutboxEntry, outbox } from "./tables/outbox";

/** Adds work to do after the commit; a key that is there already adds nothing. */
export async function addToOutbox(
  tx: Database,
  entries: Pick<OutboxEntry, "kind" | "key" | "payload">[],
): Promise<void> {
  await tx.insert(outbox).values(entries).onConflictDoNothing();
}
