import { and, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { outbox } from "@/db/schema/outbox";
import { paymentAttempts, paymentEvents, paymentMoves } from "@/db/schema/payments";
import { signUpTimes } from "@/db/schema/sign-up-times";
import type { Submission } from "@/db/schema/submissions";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";

const maxActs = 200;

/** What is stored about the course of a sign-up. Views are left out: the audit has them. */
export async function historyOf(db: Database, { id, draftId }: Pick<Submission, "id" | "draftId">) {
  const moves = await db.select().from(paymentMoves).where(eq(paymentMoves.submissionId, id));
  const events = await db
    .select({
      id: paymentEvents.id,
      resource: paymentEvents.resourceType,
      action: paymentEvents.action,
      at: paymentEvents.occurredAt,
      links: paymentEvents.links,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.submissionId, id));
  const entries = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      doneAt: outbox.doneAt,
      deadAt: outbox.deadAt,
      attempts: outbox.attempts,
      error: outbox.lastError,
    })
    .from(outbox)
    .where(sql`${outbox.payload}->>'submissionId' = ${id}`);
  const [times] = await db.select().from(signUpTimes).where(eq(signUpTimes.draftId, draftId));
  const subjects = [id, ...[...entries, ...events].map((one) => one.id)];
  return {
    moves,
    events,
    entries,
    sent: await openedPagesOf(db, id),
    acts: await actsAbout(db, subjects),
    times,
  };
}

/** The attempts that have led to the provider's page. */
function openedPagesOf(db: Database, submissionId: string) {
  const hasPage = or(eq(paymentAttempts.way, "plan_link"), isNotNull(paymentAttempts.requestId));
  return db
    .select({ id: paymentAttempts.id, at: paymentAttempts.createdAt })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.submissionId, submissionId), hasPage));
}

function actsAbout(db: Database, subjectIds: readonly string[]) {
  return db
    .select({
      id: auditEntries.id,
      act: auditEntries.act,
      subjectId: auditEntries.subjectId,
      at: auditEntries.at,
      by: auditValues.operator,
      fields: auditEntries.fields,
      values: auditValues.values,
    })
    .from(auditEntries)
    .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(and(inArray(auditEntries.subjectId, [...subjectIds]), ne(auditEntries.act, "viewed")))
    .orderBy(desc(auditEntries.id))
    .limit(maxActs);
}
