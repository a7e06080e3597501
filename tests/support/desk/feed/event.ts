import type { Database } from "@/db/client/database";
import { storeEvents } from "@/desk/feed/announce";

/** Stores an event of a lead that nobody sent, with its deliveries. */
export function anEvent(db: Database, body = "{}"): Promise<void> {
  const fact = `lead:${crypto.randomUUID()}`;
  return storeEvents(db, [
    { fact, kind: "lead.created", body, at: new Date(), submissionId: null, leadId: null },
  ]);
}
