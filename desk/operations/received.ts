import { max, sql, sum } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "@/db/client/database";
import { findEvent } from "@/db/queries/events";
import { restartedEntry } from "@/db/queries/outbox";
import { outbox } from "@/db/schema/outbox";
import { webhookRefusals } from "@/db/schema/payments";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { outboxKey } from "@/lib/outbox";
import { treatmentOf } from "@/lib/payments/provider-events";
import { wakeWorker } from "@/server/jobs/wake";

/** The provider's id of an event. */
export const eventId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Days of which refused webhooks are counted. */
export const refusalDays = 30;

/** Acts on an event again; null for an unknown one, or one on which Jack does not act. */
export async function runAgain(by: SignedIn, id: string): Promise<"done" | "repeated" | null> {
  const outcome = await audited(
    by,
    (result: "done" | "repeated" | null) =>
      result === "done" ? ({ act: "event_run_again", subject: "event", id } as const) : null,
    async (tx) => {
      const event = eventId.safeParse(id).success ? await findEvent(tx, id) : null;
      return event && treatmentOf(event.resourceType, event.action) ? runEventAgain(tx, id) : null;
    },
  );
  wakeWorker();
  return outcome;
}

/** Queues an event again, also long after its entry was deleted. `repeated`: it is queued already. */
async function runEventAgain(tx: Database, id: string): Promise<"done" | "repeated"> {
  const entry = {
    kind: "payment_event",
    key: outboxKey("payment_event", id),
    payload: { eventId: id },
  } as const;
  const queued = await tx
    .insert(outbox)
    .values(entry)
    .onConflictDoUpdate({
      target: outbox.key,
      set: { ...restartedEntry, lastError: null },
      setWhere: sql`${outbox.doneAt} is not null or ${outbox.deadAt} is not null or ${outbox.attempts} > 0`,
    })
    .returning({ id: outbox.id });
  return queued.length > 0 ? "done" : "repeated";
}

/** By reason. */
export async function listRefusals(db: Database) {
  const rows = await db
    .select({
      reason: webhookRefusals.reason,
      refused: sum(webhookRefusals.refused).mapWith(Number),
      lastAt: max(webhookRefusals.lastAt),
    })
    .from(webhookRefusals)
    .where(sql`${webhookRefusals.hour} > now() - make_interval(days => ${refusalDays})`)
    .groupBy(webhookRefusals.reason)
    .orderBy(webhookRefusals.reason);
  return rows.flatMap(({ reason, refused, lastAt }) => (lastAt ? { reason, refused, lastAt } : []));
}
