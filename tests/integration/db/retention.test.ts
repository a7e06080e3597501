import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { purgeRecords as purgeAt, purgeExpired } from "@/db/queries/retention";
import {
  confirmationKeys,
  drafts,
  jobs,
  leads,
  limitCounts,
  lookups,
  outbox,
  paymentEvents,
  resumeMails,
  stoppedAddresses,
  submissions,
} from "@/db/schema";
import { purge } from "@/server/jobs/purge";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aDraft, aLead, aSubmission } from "@/tests/support/database/rows";

const purgeRecords = (db: Parameters<typeof purgeAt>[0]) => purgeAt(db, new Date());
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

describeOnDatabase("retention", (use) => {
  it("deletes finished work after a month, and keeps waiting work and alarms", async () => {
    const { db } = use();
    const long = daysAgo(400);
    const entry = { kind: "firm_notice", payload: {}, createdAt: long } as const;
    await db.insert(outbox).values([
      { ...entry, key: "done long ago", doneAt: daysAgo(32) },
      { ...entry, key: "done", doneAt: daysAgo(27) },
      { ...entry, kind: "firm_alarm", key: "told", doneAt: long },
      { ...entry, key: "parked", deadAt: long },
      { ...entry, key: "waiting", nextAttemptAt: long },
    ]);
    expect(await purgeRecords(db)).toBe(1);
    const kept = await db.select({ key: outbox.key }).from(outbox);
    expect(kept.map(({ key }) => key).sort()).toEqual(["done", "parked", "told", "waiting"]);
  });

  it("deletes the keys of a confirmation after 30 days, and keeps those of others in the same browser", async () => {
    const { db } = use();
    const bought = [await aSubmission(db), await aSubmission(db)];
    const key = { tokenHash: "browser", use: "browser" } as const;
    await db.insert(confirmationKeys).values(
      bought.map(({ id: submissionId }, at) => ({
        ...key,
        submissionId,
        createdAt: daysAgo(at === 0 ? 31 : 29),
      })),
    );
    expect(await purgeRecords(db)).toBe(1);
    expect(await db.select().from(confirmationKeys)).toMatchObject([{ submissionId: bought[1]?.id }]);
  });

  it("deletes leads a year after they were last sent", async () => {
    const { db } = use();
    const createdAt = daysAgo(800);
    await db
      .insert(leads)
      .values([
        { ...aLead({ fingerprint: "sent long ago" }), createdAt, sentAt: daysAgo(367) },
        { ...aLead({ fingerprint: "sent again" }), createdAt, sentAt: daysAgo(360) },
        aLead({ fingerprint: "sent today" }),
      ]);
    expect(await purgeRecords(db)).toBe(1);
    const kept = await db.select({ fingerprint: leads.fingerprint }).from(leads);
    expect(kept.map(({ fingerprint }) => fingerprint).sort()).toEqual(["sent again", "sent today"]);
  });

  it("deletes keys of mails about unpaid sign-ups after a year or with the sign-up, and keeps stopped addresses", async () => {
    const { db } = use();
    const [first, second] = [await aSubmission(db), await aSubmission(db)];
    const mail = { kind: "resume_after_hour", emailHash: "address" } as const;
    await db.insert(resumeMails).values([
      { ...mail, submissionId: first.id, keyHash: "old", createdAt: daysAgo(367) },
      { ...mail, submissionId: first.id, keyHash: "new", createdAt: daysAgo(360) },
      { ...mail, submissionId: second.id, keyHash: "of the deleted" },
    ]);
    await db.insert(stoppedAddresses).values({ emailHash: "address", stoppedAt: daysAgo(4_000) });
    expect(await purgeRecords(db)).toBe(1);
    await db.delete(submissions).where(eq(submissions.id, second.id));
    expect(await db.select({ keyHash: resumeMails.keyHash }).from(resumeMails)).toEqual([{ keyHash: "new" }]);
    expect(await db.$count(stoppedAddresses)).toBe(1);
  });

  it("deletes processed events after a year, and keeps unprocessed ones", async () => {
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

  it("deletes at most a thousand rows per statement, and everything due in one round", async () => {
    const { db } = use();
    const key = sql`'key ' || n from generate_series(1, 2500) n`;
    await db.execute(sql`insert into limit_counts (resets_at, used, key) select ${daysAgo(1)}, 1, ${key}`);
    await db.execute(sql`insert into lookups (expires_at, answer, key) select ${daysAgo(1)}, '1', ${key}`);
    await db.execute(
      sql`insert into outbox (done_at, kind, payload, key) select ${daysAgo(40)}, 'firm_notice', '{}', ${key}`,
    );
    expect(await purgeExpired(db)).toBe(2_000);
    expect(await purgeAt(db, new Date())).toBe(1_000);
    await db.insert(jobs).values({
      name: "purge_records",
      nextAt: sql`now()`,
      doneUntil: sql`now()`,
      steadySince: daysAgo(2),
    });
    expect(await purge()).toBe(1_500 + 1_500 + 1_500);
    expect(await Promise.all([limitCounts, lookups, outbox].map((table) => db.$count(table)))).toEqual([
      0, 0, 0,
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
