import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, getTableName, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import { prepared } from "../client/prepared";
import { type Draft, drafts } from "../schema/drafts";
import { outbox } from "../schema/outbox";
import { type PaymentAttempt, paymentAttempts } from "../schema/payments";
import { type Submission, submissions } from "../schema/submissions";
import { lockWhere, mayStillChange } from "./submissions";

const {
  paymentStatus,
  customerId,
  mandateId,
  mandateReference,
  subscriptionId,
  firstPaymentOn,
  statementName,
  paymentVersion,
  checkedAt,
  confirmedAt,
  stage,
  stageAt,
  owner,
  businessKey,
  contactKey,
  source,
  possibleDuplicateAt,
  erasedAt,
  createdAt,
  updatedAt,
  ...submissionColumns
} = getTableColumns(submissions);

/** The order, the customer's details and what was agreed to. */
export type SubmittedRow = Omit<
  Pick<Submission, keyof typeof submissionColumns>,
  "id" | "reference" | "draftVersion"
>;

export type Submitted =
  | { outcome: "submitted"; submission: Submission; attempt: PaymentAttempt | null } // The attempt if it is new
  | { outcome: "stale" } // The draft was saved again since the review was shown
  | { outcome: "final"; submission: Submission }; // It can no longer change

/**
 * Turns a draft into a submission with an open payment attempt. Submitting again, before the debit is set up, updates the
 * same row.
 */
export async function submitDraft(
  db: Database,
  draft: { id: string; version: number },
  row: SubmittedRow,
  { reference, way }: { reference: string; way: PaymentAttempt["way"] },
): Promise<Submitted> {
  const first = await insertSubmission(db, { ...draft, submissionId: null }, { ...row, reference }, way);
  if (first) return first;
  const submitted = await db.transaction(async (tx): Promise<Submitted | null> => {
    // Locks the submission before its draft, as the confirmation of a payment does: another order could deadlock.
    const earlier = await lockWhere(tx, eq(submissions.draftId, draft.id));
    const [current] = await tx
      .select({ version: drafts.version, submissionId: drafts.submissionId })
      .from(drafts)
      .where(eq(drafts.id, draft.id))
      .for("update");
    // Another call may have inserted the submission before we had the draft's lock, and a confirmation may have deleted the
    // draft since. Begin again, to lock the submission first.
    if (!earlier && current?.submissionId !== null) {
      if ((await tx.$count(submissions, eq(submissions.draftId, draft.id))) > 0) return null;
    }
    const mayChange = current !== undefined && (!earlier || (await mayStillChange(tx, earlier)));
    if (earlier && !mayChange) return { outcome: "final", submission: earlier };
    if (current?.version !== draft.version) return { outcome: "stale" };
    if (!earlier) return insertSubmission(tx, { ...draft, ...current }, { ...row, reference }, way);
    const [submission] = await tx
      .update(submissions)
      .set({
        ...row,
        draftVersion: draft.version,
        paymentVersion: sql`${submissions.paymentVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(submissions.id, earlier.id))
      .returning();
    if (!submission) throw new Error("the submission was not returned");
    return { outcome: "submitted", submission, attempt: null };
  });
  return submitted ?? submitDraft(db, draft, row, { reference, way });
}

/**
 * Writes all rows of a new submission in one statement. Null, and nothing is written, unless the draft has this version and
 * this submission id.
 */
async function insertSubmission(
  db: Database,
  draft: Pick<Draft, "id" | "version" | "submissionId">,
  row: SubmittedRow & { reference: string },
  way: PaymentAttempt["way"],
): Promise<Submitted | null> {
  const id = randomUUID();
  const submission = { ...row, id, draftVersion: draft.version };
  const attempt = { submissionId: id, way, amount: row.planPrice, currency: row.currency };
  const notice = {
    kind: "sign_up_notice",
    key: `sign_up_notice:${id}`,
    payload: { submissionId: id },
  } satisfies typeof outbox.$inferInsert;
  const [written] = await insertion(db).execute({
    draftId: draft.id,
    draftVersion: draft.version,
    knownId: draft.submissionId,
    submissionId: id,
    ...encoded(submissionColumns, submission),
    ...encoded(attemptColumns, attempt satisfies typeof paymentAttempts.$inferInsert),
    ...encoded(noticeColumns, notice),
  });
  return written ? { outcome: "submitted", ...written } : null;
}

const insertion = prepared((db) => {
  const marked = db.$with("marked").as(
    db
      .update(drafts)
      .set({ submissionId: sql`${sql.placeholder("submissionId")}`, submittedAt: sql`now()` })
      .where(
        and(
          eq(drafts.id, sql.placeholder("draftId")),
          eq(drafts.version, sql.placeholder("draftVersion")),
          sql`${drafts.submissionId} is not distinct from ${sql.placeholder("knownId")}::uuid`,
        ),
      )
      .returning({ id: drafts.id }),
  );
  const submission = db
    .$with("submission", getTableColumns(submissions))
    .as(insertAfter(marked, submissions, submissionColumns));
  const attempt = db
    .$with("attempt", getTableColumns(paymentAttempts))
    .as(insertAfter(submission, paymentAttempts, attemptColumns));
  const queued = db.$with("queued", {}).as(insertAfter(submission, outbox, noticeColumns));
  return db.with(marked, submission, attempt, queued).select().from(submission).crossJoin(attempt);
});

const attemptColumns = {
  submissionId: paymentAttempts.submissionId,
  way: paymentAttempts.way,
  amount: paymentAttempts.amount,
  currency: paymentAttempts.currency,
};
const noticeColumns = { kind: outbox.kind, key: outbox.key, payload: outbox.payload };

/** Inserts a row if the earlier part of the statement wrote one. */
function insertAfter(earlier: WithSubquery, table: PgTable, columns: Record<string, PgColumn>): SQL {
  const names = Object.values(columns).map(({ name }) => sql.identifier(name));
  // PostgreSQL infers the types of parameters in `values`, but not in `select`.
  const values = Object.values(columns).map(
    (column) => sql`${sql.placeholder(placeholderOf(column))}::${sql.raw(column.getSQLType())}`,
  );
  return sql`insert into ${table} (${sql.join(names, comma)}) select ${sql.join(values, comma)} from ${earlier} returning *`;
}

const comma = sql`, `;

function placeholderOf({ table, name }: PgColumn): string {
  return `${getTableName(table)}.${name}`;
}

/** The values of `insertAfter`'s placeholders. */
function encoded<Name extends string>(
  columns: Record<Name, PgColumn>,
  row: Record<NoInfer<Name>, unknown>,
): Record<string, unknown> {
  const entries = Object.entries<PgColumn>(columns).map(([name, column]) => {
    const value = row[name as Name];
    return [placeholderOf(column), value === null ? null : column.mapToDriverValue(value)];
  });
  return Object.fromEntries(entries);
}
