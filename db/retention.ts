import { and, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import { unpaidMonths } from "@/lib/onboarding/limits";
import type { Database } from "./database";
import { purgeDrafts } from "./drafts";
import { purgeLimits } from "./limits";
import { purgeLookups } from "./lookups";
import { outbox } from "./tables/outbox";
import { paymentEvents, paymentMoves } from "./tables/payments";
import { submissions } from "./tables/submissions";

/** Months that a record is kept after its last use. Drafts carry their own end. */
const months = { unpaidSubmission: unpaidMonths, doneWork: 1, processedEvent: 13 } as const;

/**
 * Deletes what is no longer needed; answers how many rows. Customers, moves of their debits, and work that waits for
 * a person are kept. Safe to repeat, and in two places at once.
 */
export async function purgeRecords(db: Database): Promise<number> {
  const gone = [
    await purgeDrafts(db),
    await purgeLimits(db),
    await purgeLookups(db),
    await purgeUnpaidSubmissions(db),
    await purgeDoneWork(db),
    await purgeProcessedEvents(db),
  ];
  return gone.reduce((sum, count) => sum + count, 0);
}

/** People whose debit never stood; their attempts and moves go with them. */
async function purgeUnpaidSubmissions(db: Database): Promise<number> {
  const onceConfirmed = db
    .select({ id: paymentMoves.submissionId })
    .from(paymentMoves)
    .where(eq(paymentMoves.to, "confirmed"));
  const unpaid = and(
    isNull(submissions.mandateId),
    notInArray(submissions.id, onceConfirmed),
    inArray(submissions.paymentStatus, ["pending", "cancelled", "failed", "abandoned"]),
    lt(submissions.updatedAt, monthsAgo(months.unpaidSubmission)),
  );
  return (await db.delete(submissions).where(unpaid).returning({ id: submissions.id })).length;
}

async function purgeDoneWork(db: Database): Promise<number> {
  const done = lt(outbox.doneAt, monthsAgo(months.doneWork));
  return (await db.delete(outbox).where(done).returning({ id: outbox.id })).length;
}

/** Long after the provider would send one again. */
async function purgeProcessedEvents(db: Database): Promise<number> {
  const processed = lt(paymentEvents.processedAt, monthsAgo(months.processedEvent));
  return (await db.delete(paymentEvents).where(processed).returning({ id: paymentEvents.id })).length;
}

function monthsAgo(count: number) {
  return sql`now() - make_interval(months => ${count})`;
}
