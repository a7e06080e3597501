import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type Lead, leads, type NewLead } from "../schema/leads";
import { addToOutbox, type NewEntry } from "./outbox";

export type { Lead, NewLead } from "../schema/leads";

const repeatLeadHours = 24;

/**
 * Stores a lead and queues its entries. The same lead sent again within a day changes nothing; later, it is new again and
 * has new entries.
 */
export function storeLead(
  db: Database,
  lead: NewLead,
  entriesOf: (stored: Lead) => readonly NewEntry[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(leads)
      .values(lead)
      .onConflictDoUpdate({
        target: leads.fingerprint,
        set: { sentAt: sql`now()`, stage: "new", isSuspect: lead.isSuspect ?? false },
        setWhere: lt(leads.sentAt, sql`now() - make_interval(hours => ${repeatLeadHours})`),
      })
      .returning();
    if (stored) await addToOutbox(tx, entriesOf(stored));
  });
}

export async function findLead(db: Database, id: string): Promise<Lead | null> {
  const [found] = await db.select().from(leads).where(eq(leads.id, id));
  return found ?? null;
}
