import { randomUUID } from "node:crypto";
import { isNull, sql } from "drizzle-orm";
import { attemptsOf } from "@/db/queries/attempts";
import { findSubmission } from "@/db/queries/submissions";
import { submitDraft } from "@/db/queries/submit-draft";
import { feedDeliveries, outbox, paymentMoves } from "@/db/schema";
import { drainFeed } from "@/desk/feed/deliver";
import { query } from "@/server/database";
import { openPayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { verifyPayment } from "@/server/payments/verify";
import { letPass } from "@/tests/support/database/clock";
import { aDraft, aRow } from "@/tests/support/database/rows";
import { anEndpoint } from "../../support/desk/feed/endpoint";
import { anEvent } from "../../support/desk/feed/event";

/** A server's payment work in a process that a test may kill; calls come over IPC. */
const calls = {
  signUp: () =>
    query(async (db) => {
      const draft = await aDraft(db);
      const submitted = await submitDraft(
        db,
        draft,
        { ...aRow(), draftId: draft.id },
        { reference: randomUUID(), way: "billing_request" },
      );
      return submitted.outcome === "submitted" ? submitted.submission.id : null;
    }),
  open: async (id: string) => (await openPayment({ id })).ok,
  reconcile: async (id: string) => (await reconcile(id, "instance"))?.status ?? null,
  /** On a busy machine some time out. */
  async reconcileMany(ids: string) {
    await Promise.allSettled(ids.split(",").map((id) => reconcile(id, "instance")));
    return null;
  },
  /** As many visitors as `times` come back at once: 'id,times'. */
  async verifyMany(asked: string) {
    const [submissionId = "", times = ""] = asked.split(",");
    const [attempt] = await query((db) => attemptsOf(db, submissionId));
    const ids = { submissionId, redirectFlowId: attempt?.billingRequestId };
    await Promise.all(Array.from({ length: Number(times) }, () => verifyPayment(ids, [])));
    return null;
  },
  status: async (id: string) => (await query((db) => findSubmission(db, id)))?.paymentStatus ?? null,
  /** The request that a payer could have been sent to. */
  async page(id: string) {
    const open = (await query((db) => attemptsOf(db, id))).find(({ status }) => status === "open");
    return open?.authorisationUrl ? open.billingRequestId : null;
  },
  /** Adds an endpoint of the feed and returns its secret. */
  feedTo: async (url: string) => (await query((db) => anEndpoint(db, { url }))).secret,
  happens: (name: string) =>
    query((db) => anEvent(db, JSON.stringify({ type: "lead.created", data: { name } }))),
  drainFeed: async () => (await drainFeed()).done,
  /** As if so many seconds had passed. */
  letPass: (seconds: string) => query((db) => letPass(db, Number(seconds))),
  undelivered: () => query((db) => db.$count(feedDeliveries, isNull(feedDeliveries.doneAt))),
  counts: () =>
    query(async (db) => ({
      welcomes: await db.$count(outbox, sql`${outbox.kind} = 'customer_confirmation'`),
      confirmed: await db.$count(paymentMoves, sql`${paymentMoves.to} = 'confirmed'`),
    })),
};

export type CallName = keyof typeof calls;
type InstanceCall = { number: number; call: CallName; argument: string };

process.on("message", async ({ number, call, argument }: InstanceCall) => {
  try {
    process.send?.({ number, result: await calls[call](argument) });
  } catch (error) {
    process.send?.({ number, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
await databaseIsOpen();
process.send?.({ ready: true });

/** Opening the embedded database can take longer than a query's timeout. */
async function databaseIsOpen(): Promise<void> {
  const isOpen = () =>
    query((db) => db.execute(sql`select 1`)).then(
      () => true,
      () => false,
    );
  while (!(await isOpen()));
}
