import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { findTodos } from "@/desk/todos/find";
import { type ProviderEvent, readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { describeOnDatabase } from "@/tests/support/database/database";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();

describeOnDatabase("good news of the provider", (use) => {
  const records = recordsOf(use);

  /** The worker has acted on the events. The firm's mails about problems, oldest first, are emptied with each call. */
  async function hear(which: (event: ProviderEvent) => boolean = () => true): Promise<string[]> {
    const events = readEvents(await sandbox.list("events")).filter(which);
    await storeEvents(use().db, events.map(withOutcome));
    await drainQueue("payments");
    await drainQueue("notices");
    const subjects = (await mailbox.messages()).map(({ subject }) => subject.replace(/ \(.*/, "")).reverse();
    await mailbox.control("POST", "reset", {});
    return subjects.filter((subject) => /^(To look at|Resolved):/.test(subject));
  }

  async function customer() {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await hear();
    await sandbox.control("POST", "clock", { forward_days: 40 });
    await hear();
    const [payment] = await sandbox.list("payments");
    const { subscriptionId, mandateId } = await records.submission(submission.id);
    return {
      payment: payment?.id,
      subscription: subscriptionId,
      mandate: mandateId,
      open: async () =>
        (await findTodos(use().db, new Date(), { signUp: submission.id })).flatMap(({ first, also }) =>
          [first, ...also].filter(({ kind }) => kind !== "contact").map(({ kind, reason }) => reason ?? kind),
        ),
    };
  }

  const happens = async (scenario: string, resource: unknown) => {
    await sandbox.control("POST", "simulate", { scenario, resource });
  };

  it.each([
    ["subscription_paused", "subscription", ["subscription_paused"], ["subscription_resumed"]],
    ["mandate_suspended", "mandate", ["mandate_suspended_by_payer"], ["mandate_resumed_by_payer"]],
    ["failed", "payment", ["payment_late_failure"], ["payment_retried", "payment_paid_out"]],
    ["failed", "payment", ["payment_charged_back"], ["payment_chargeback_cancelled"]],
  ] as const)(
    "ends %s, at the desk and by a mail, each time it happens",
    async (reason, resource, bad, good) => {
      const { open, ...ids } = await customer();
      for (const _ of ["the first time", "again"]) {
        for (const scenario of bad) await happens(scenario, ids[resource]);
        expect(await hear()).toEqual([expect.stringMatching(/^To look at:/)]);
        expect(await open()).toEqual([reason]);
        for (const scenario of good) await happens(scenario, ids[resource]);
        expect(await hear()).toEqual([expect.stringMatching(/^Resolved:/)]);
        expect(await open()).toEqual([]);
      }
    },
  );

  it("that has overtaken the bad raises no alarm", async () => {
    const { subscription, mandate, open } = await customer();
    await happens("subscription_paused", subscription);
    await happens("subscription_resumed", subscription);
    await happens("mandate_suspended_by_payer", mandate);
    await happens("mandate_resumed_by_payer", mandate);
    expect(await hear(({ action }) => action !== "paused" && action !== "suspended_by_payer")).toEqual([]);
    expect(await hear()).toEqual([]);
    expect(await open()).toEqual([]);
  });

  it("that is overtaken by the bad ends nothing", async () => {
    const { subscription, open } = await customer();
    await happens("subscription_paused", subscription);
    await hear();
    await happens("subscription_resumed", subscription);
    await happens("subscription_paused", subscription);
    expect(await hear()).toEqual([]);
    expect(await open()).toEqual(["subscription_paused"]);
  });

  it("about a reinstated mandate adds what is left to do", async () => {
    const { mandate, open } = await customer();
    await happens("mandate_cancelled", mandate);
    await hear();
    expect(await open()).toEqual(["ended"]);
    await happens("mandate_reinstated", mandate);
    expect(await hear()).toEqual([expect.stringContaining("A mandate was reinstated")]);
    expect(await open()).toEqual(["ended", "mandate_reinstated"]);
  });
});
