import { expect, it } from "vitest";
import { lookups } from "@/db/schema";
import { resumePayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { verifyPayment } from "@/server/payments/verify";
import { newPlace, startInstance } from "@/tests/integration/payments/instances";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const posts = 300;

/** Calls the provider at most a few times, although a busy machine makes the flood last for several times five seconds. */
const few = 9;

describeOnDatabase("a flood of requests about one submission", (use) => {
  const records = recordsOf(use);

  async function opened() {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    const requestId = await records.requestOf(submission.id);
    const ids = { submissionId: submission.id, requestId };
    return { submission, ids, verify: () => verifyPayment(ids, []) };
  }

  /** How often the provider was called. */
  async function callsDuring(work: () => Promise<unknown>): Promise<number> {
    await sandbox.control("DELETE", "requests");
    await work();
    return (await sandbox.requests()).length;
  }

  const times = (count: number, work: () => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: count }, work));

  it.each(["pending", "away", "approved"])("calls the provider a few times (%s)", async (state) => {
    const { ids, verify } = await opened();
    if (state === "away")
      await sandbox.fault({ kind: "status", path: "/billing_requests*", times: "always" });
    if (state === "approved") await sandbox.approve(ids.requestId);
    expect(await callsDuring(() => times(posts, verify))).toBeLessThanOrEqual(few);
    await sandbox.control("DELETE", "faults");
    await letPass(use().db, 6);
    if (state !== "approved") await sandbox.approve(ids.requestId);
    await expect.poll(verify, { timeout: 20_000 }).toMatchObject({ answer: { status: "confirmed" } });
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("learns at once what a webhook has changed", async () => {
    const { submission, ids, verify } = await opened();
    await verify();
    await sandbox.approve(ids.requestId);
    expect((await verify()).answer.status).toBe("pending");
    await reconcile(submission.id);
    expect((await verify()).answer.status).toBe("confirmed");
  });

  it("is answered from the record at the submission's limit, which holds up no webhook", async () => {
    const { submission, ids, verify } = await opened();
    const calls = await callsDuring(async () => {
      for (let asked = 0; asked < 50; asked += 1) {
        await verify();
        await use().db.delete(lookups); // As if the shared answer's seconds had passed
      }
    });
    expect(calls).toBe(40);
    expect((await verify()).answer.status).toBe("processing");
    await sandbox.approve(ids.requestId);
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    expect((await verify()).answer.status).toBe("confirmed");
  });

  it("asks a limited number of times for who resumes", async () => {
    const { submission, ids } = await opened();
    const link = { submissionId: ids.submissionId, requestId: ids.requestId };
    const resume = () => resumePayment(link, [submission.ownerTokenHash]);
    const calls = await callsDuring(async () => {
      for (let pressed = 0; pressed < 25; pressed += 1) await resume();
    });
    expect(calls).toBe(20);
    expect(await resume()).toMatchObject({ ok: false });
  });
});

it("calls the provider a few times from two instances", async () => {
  const place = await newPlace("postgresql");
  const servers = [await startInstance(place), await startInstance(place)];
  const [first] = servers;
  const id = String(await first?.call("signUp"));
  await expect.poll(() => first?.call("open", id)).toBe(true);
  await sandbox.control("DELETE", "requests");
  await Promise.all(servers.map((server) => server.call("verifyMany", `${id},${posts / 2}`)));
  expect((await sandbox.requests()).length).toBeLessThanOrEqual(few);
});
