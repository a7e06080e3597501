import { isNotNull } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { joinAlarms } from "@/db/queries/alarms";
import { outbox } from "@/db/schema/outbox";
import { findTodos } from "@/desk/todos/find";
import { outboxKey } from "@/lib/outbox";
import { drainQueue } from "@/server/jobs/queues";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "../../support/database/database";
import { drainMail } from "../../support/drain-mail";
import { mailboxOfFile } from "../../support/mailbox";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";

vi.mock("@/server/confirmation/agreement-paper", () => ({ drawAgreement: async () => new Uint8Array() }));
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();

describeOnDatabase("twenty mandates of one bank that fail in one webhook", (use) => {
  const records = recordsOf(use);

  async function confirmed() {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    return records.submission(submission.id);
  }

  it("make twenty to-dos, one mail to the firm that names them, and one to each customer", async () => {
    const signUps = await Promise.all(Array.from({ length: 20 }, confirmed));
    await drainMail();
    const before = new Set((await mailbox.messages()).map(({ id }) => id));
    const sent = async (to: string) =>
      (await mailbox.messages()).filter((one) => !before.has(one.id) && one.to.join().includes(to));
    for (const { mandateId } of signUps)
      await sandbox.control("POST", "simulate", { scenario: "mandate_failed", resource: mandateId });
    await catchUpOnEvents();
    const [one] = await sandbox.events("mandates", "failed");
    await drainQueue({ key: outboxKey("payment_event", one?.id ?? "") });
    await drainMail();
    expect(await sent("firm@jack.example")).toEqual([]); // The others of its webhook are still to come
    await drainQueue("payments");
    for (const _ of [1, 2]) await drainMail();
    const [mail, ...others] = await sent("firm@jack.example");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("To look at: 20 sign-ups");
    for (const { id, reference } of signUps) {
      expect(mail?.text).toContain(`Reference: ${reference}`);
      expect(mail?.html).toMatch(new RegExp(`href="[^"]*/console/sign-ups/${id}"[^>]*>${reference}<`));
    }
    expect(mail?.text.match(/Reason: The bank refused the mandate/g)).toHaveLength(20);
    expect(await sent("harriet@fenwick.example")).toHaveLength(20);
    const due = (await findTodos(use().db, new Date())).flatMap(({ first, also }) => [first, ...also]);
    expect(due.filter(({ kind }) => kind === "ended")).toHaveLength(20);
  });

  it("leave to another instance the alarms whose mail it is sending", async () => {
    const { db } = use();
    const alarm = () => ({ id: crypto.randomUUID(), kind: "firm_alarm", key: crypto.randomUUID() });
    const payload = { reason: "mandate_failed", submissionId: crypto.randomUUID() };
    const [own, waiting, sending, left] = [alarm(), alarm(), alarm(), alarm()];
    const joined = { ...payload, joined: [] };
    await db.insert(outbox).values([
      { ...own, payload },
      { ...waiting, payload },
      { ...sending, payload: joined, lockedUntil: new Date(Date.now() + 60_000) },
      { ...left, payload: joined, lockedUntil: new Date(Date.now() - 60_000) },
    ]);
    expect(await joinAlarms(db, own.id)).toHaveLength(3);
    const taken = await db.select().from(outbox).where(isNotNull(outbox.doneAt));
    expect(taken.map(({ id }) => id).sort()).toEqual([waiting.id, left.id].sort());
  });
});
