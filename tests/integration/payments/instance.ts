import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { attemptsOf } from "@/db/queries/attempts";
import { findSubmission } from "@/db/queries/submissions";
import { submitDraft } from "@/db/queries/submit-draft";
import { outbox, paymentMoves } from "@/db/schema";
import { query } from "@/server/database";
import { feedEvent, submittedEvent } from "@/server/feed/event";
import { drainQueue } from "@/server/jobs/queues";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { openPayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { verifyPayment } from "@/server/payments/verify";
import { letPass } from "@/tests/support/database/clock";
import { aDraft, aRow } from "@/tests/support/database/rows";
import { answerCalls } from "./answer-calls";

/** A server's payment work in a process that a test may kill. */
const calls = {
  signUp: () =>
    query(async (db) => {
      const draft = await aDraft(db);
      const submitted = await submitDraft(
        db,
        draft,
        { ...aRow(), draftId: draft.id },
        {
          reference: randomUUID(),
          way: "mandate_request",
          entriesOf: (one) => [signUpNoticeOf(one), ...submittedEvent(one)],
        },
      );
      return submitted.outcome === "submitted" ? submitted.submission.id : null;
    }),
  open: async (id: string) => (await openPayment({ id })).ok,
  reconcile: async (id: string) => (await reconcile(id))?.status ?? null,
  /** On a busy machine some time out. */
  async reconcileMany(ids: string) {
    await Promise.allSettled(ids.split(",").map((id) => reconcile(id)));
    return null;
  },
  /** As many visitors as `times` come back at once: 'id,times'. */
  async verifyMany(asked: string) {
    const [submissionId = "", times = ""] = asked.split(",");
    const [attempt] = await query((db) => attemptsOf(db, submissionId));
    const ids = { submissionId, requestId: attempt?.requestId };
    await Promise.all(Array.from({ length: Number(times) }, () => verifyPayment(ids, [])));
    return null;
  },
  status: async (id: string) => (await query((db) => findSubmission(db, id)))?.paymentStatus ?? null,
  /** The request that a payer could have been sent to. */
  async page(id: string) {
    const open = (await query((db) => attemptsOf(db, id))).find(({ status }) => status === "open");
    return open?.authorisationUrl ? open.requestId : null;
  },
  /** As if so many seconds had passed. */
  letPass: (seconds: string) => query((db) => letPass(db, Number(seconds))),
  drainFeed: async () => (await drainQueue("feed")).done,
  unsent: () =>
    query((db) => db.$count(outbox, sql`${outbox.kind} = ${feedEvent} and ${outbox.doneAt} is null`)),
  counts: () =>
    query(async (db) => ({
      welcomes: await db.$count(outbox, sql`${outbox.kind} = 'customer_confirmation'`),
      confirmed: await db.$count(paymentMoves, sql`${paymentMoves.to} = 'confirmed'`),
    })),
};

await answerCalls(calls);

export type CallName = keyof typeof calls;
