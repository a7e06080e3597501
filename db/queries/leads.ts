import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type Lead, leads, type NewLead } from "../schema/leads";
import { addToOutbox } from "./outbox";

export type { Lead, NewLead } from "../schema/leads";

const hoursBetween = 24;

/**
 * Stores a lead and queues the mail to the firm. The same lead sent again within a day changes nothing; later, it is new
 * again and mailed again.
 */
export function storeLead(db: Database, lead: NewLead): Promise<void> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(leads)
      .values(lead)
      .onConflictDoUpdate({
        target: leads.fingerprint,
        set: { sentAt: sql`now()`, stage: "new", isSuspect: lead.isSuspect ?? false },
        setWhere: lt(leads.sentAt, sql`now() - make_interval(hours => ${hoursBetween})`),
      })
      .returning();
    if (!stored) return;
    const { id: leadId, sentAt } = stored;
    const key = `lead_notice:${leadId}:${sentAt.toISOString()}`;
    await addToOutbox(tx, [{ kind: "lead_notice", key, payload: { leadId } }]);
  });
}

export async function findLead(db: Database, id: string): Promise<Lead | null> {
  return (await db.query.leads.findFirst({ where: eq(leads.id, id) })) ?? null;
}
