import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { purgeRecords as purgeAt } from "@/db/retention";
import { drafts, outbox, paymentEvents } from "@/db/schema";
import { describeOnBothDatabases } from "../database";
import { aDraft } from "./rows";

const purgeRecords = (db: Parameters<typeof purgeAt>[0]) => purgeAt(db, new Date());
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

describeOnBothDatabases("keeping records", (use) => {
  it("deletes work a month after it was done, and keeps what waits, for a person too", async () => {
    const { db } = use();
    const long = daysAgo(400);
    const entry = { kind: "firm_notice", payload: {}, createdAt: long } as const;
    await db.insert(outbox).values([
      { ...entry, key: "done long ago", doneAt: daysAgo(32) },
      { ...entry, key: "done", doneAt: daysAgo(27) },
      { ...entry, key: "parked", deadAt: long },
      { ...entry, key: "waiting", nextAttemptAt: long },
    ]);
    expect(await purgeRecords(db)).toBe(1);
    const kept = await db.select({ key: outbox.key }).from(outbox);
    expect(kept.map(({ key }) => key).sort()).toEqual(["done", "parked", "waiting"]);
  });

  it("deletes events over a year after they were acted on, and none that were not", async () => {
    const { db } = use();
    const long = daysAgo(500);
    const event = {
      resourceType: "mandates",
      action: "active",
      links: {},
      details: {},
      resourceMetadata: {},
    };
    await db.insert(paymentEvents).values([
      { ...event, id: "EV1", occurredAt: long, receivedAt: long, processedAt: daysAgo(400) },
      { ...event, id: "EV2", occurredAt: long, receivedAt: long, processedAt: daysAgo(390) },
      { ...event, id: "EV3", occurredAt: long, receivedAt: long },
    ]);
    expect(await purgeRecords(db)).toBe(1);
    expect(await db.select({ id: paymentEvents.id }).from(paymentEvents).orderBy(paymentEvents.id)).toEqual([
      { id: "EV2" },
      { id: "EV3" },
    ]);
  });

  it("deletes expired drafts, and counts them", async () => {
    await aDraft(use().db);
    await aDraft(use().db);
    await use()
      .db.update(drafts)
      .set({ expiresAt: daysAgo(1) });
    expect(await purgeRecords(use().db)).toBe(2);
    expect(await use().db.$count(drafts)).toBe(0);
    expect(await purgeRecords(use().db)).toBe(0);
  });
});
