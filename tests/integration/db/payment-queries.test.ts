import { expect, it } from "vitest";
import { findAttempt } from "@/db/queries/attempts";
import { submissionOf } from "@/db/queries/events";
import { progressOf, saveProgress } from "@/db/queries/jobs";
import { paymentAttempts } from "@/db/schema";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { jack250 } from "@/tests/support/prices";

const nothing = { submissionId: null, requestIds: [], mandateIds: [], subscriptionIds: [] };

describeOnDatabase("queries of payments", (use) => {
  it("find the submission that an event is about, by each id that an event may have", async () => {
    const { db } = use();
    await aSubmission(db);
    const { id } = await aSubmission(db, { mandateId: "MD1", subscriptionId: "SB1" });
    const attempt = {
      submissionId: id,
      way: "mandate_request",
      amount: jack250.minor,
      currency: "GBP",
    } as const;
    await db.insert(paymentAttempts).values({ ...attempt, requestId: "BRQ1", mandateId: "MD0" });
    for (const known of [
      { submissionId: id },
      { requestIds: ["BRQ0", "BRQ1"] },
      { mandateIds: ["MD1"] },
      { mandateIds: ["MD0"] },
      { subscriptionIds: ["SB1"] },
    ])
      expect(await submissionOf(db, { ...nothing, ...known }), JSON.stringify(known)).toBe(id);
    expect(await submissionOf(db, nothing)).toBeNull();
    expect(await submissionOf(db, { ...nothing, requestIds: ["BRQ0"], mandateIds: ["MD2"] })).toBeNull();
  });

  it("find an attempt by its request", async () => {
    const { db } = use();
    const { id } = await aSubmission(db);
    const attempt = {
      submissionId: id,
      way: "mandate_request",
      amount: jack250.minor,
      currency: "GBP",
    } as const;
    await db.insert(paymentAttempts).values([
      { ...attempt, requestId: "BRQ1" },
      { ...attempt, requestId: "BRQ2", status: "superseded" },
    ]);
    expect(await findAttempt(db, "BRQ2")).toMatchObject({ submissionId: id, status: "superseded" });
    expect(await findAttempt(db, "BRQ3")).toBeNull();
  });

  it("keep how far the list of events was read", async () => {
    const { db } = use();
    const until = new Date("2026-11-20T10:00:00.000Z");
    const stopped = { doneUntil: null, resume: { after: "EV1", until } };
    const finished = { doneUntil: until, resume: null };
    expect(await progressOf(db, "catch_up")).toEqual({ doneUntil: null, resume: null });
    for (const progress of [stopped, finished]) {
      await saveProgress(db, "catch_up", progress);
      expect(await progressOf(db, "catch_up")).toEqual(progress);
    }
    expect(await progressOf(db, "another")).toEqual({ doneUntil: null, resume: null });
  });
});
