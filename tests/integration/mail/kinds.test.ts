import { and, eq, isNull, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { addToOutbox, retryParked } from "@/db/queries/outbox";
import { outbox } from "@/db/schema";
import { queueNames } from "@/server/jobs/handlers";
import { drainQueue } from "@/server/jobs/queues";
import { alarmEntry } from "@/server/payments/alarm";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { mailboxOfFile } from "@/tests/support/mailbox";

const mailbox = mailboxOfFile();
const subjects = async () => (await mailbox.messages()).map(({ subject }) => subject).sort();

const day = 86_400;
const due = vi.fn(async () => [{ about: "2026-11-27", payload: { day: "2026-11-27" } }]);
const failing = vi.fn(async () => Promise.reject(new Error("the query failed")));

/** The modules of a release that has more mails than this one, as another process would load them. */
async function newerRelease() {
  vi.resetModules();
  vi.doMock("@/server/plug-ins", async () => {
    const { mail } = await import("@/server/mail/mail");
    const { firm, firmEmail } = await import("@/server/mail/blocks");
    const common = { name: () => "A busy day", audience: "firm", queue: "notices" } as const;
    const busyDay = mail({
      ...common,
      kind: "busy_day",
      payload: z.object({ day: z.string() }),
      build: ({ day }) => ({
        email: firmEmail({ subject: `Busy: ${day}`, heading: day, blocks: [] }),
        to: firm(),
      }),
      due,
    });
    const broken = mail({
      ...common,
      kind: "broken",
      payload: z.object({}),
      build: () => null,
      due: failing,
    });
    return { plugIns: [{ mails: [broken, busyDay] }] };
  });
  const queues = await import("@/server/jobs/queues");
  return { drainQueue: queues.drainQueue, ...(await import("@/server/mail/due")) };
}

async function drainAll(): Promise<void> {
  for (const name of queueNames) await drainQueue(name);
}

describeOnDatabase("F33: a mail of a newer release", (use) => {
  let newer: Awaited<ReturnType<typeof newerRelease>>;
  let another: typeof newer;
  beforeAll(async () => {
    newer = await newerRelease();
    another = await newerRelease();
  });
  beforeEach(() => due.mockClear());

  const queue = (...days: string[]) =>
    addToOutbox(
      use().db,
      days.map((day) => ({ kind: "busy_day", key: `busy_day:${day}`, payload: { day } })),
    );
  const entries = () => use().db.select().from(outbox).where(eq(outbox.kind, "busy_day"));

  it("waits untouched for a worker that knows it, for however long, and is then sent", async () => {
    await queue("2026-11-26");
    for (let round = 0; round < 7; round += 1) {
      await drainAll();
      await letPass(use().db, 3 * day);
    }
    expect(await retryParked(use().db)).toBe(0);
    expect(await entries()).toMatchObject([{ attempts: 0, doneAt: null, deadAt: null, lastError: null }]);
    expect(await subjects()).toEqual([]);
    expect(await newer.drainQueue("notices")).toEqual({ done: 1, later: 0 });
    expect(await subjects()).toEqual(["Busy: 2026-11-26"]);
  });

  it("is sent once while both releases work, and neither holds up the other's", async () => {
    const days = Array.from({ length: 10 }, (_, n) => `day ${n}`);
    await queue(...days);
    await addToOutbox(
      use().db,
      days.map((key) => ({ kind: "lead_notice", key, payload: { leadId: crypto.randomUUID() } })),
    );
    await Promise.all([drainQueue("notices"), newer.drainQueue("notices"), another.drainQueue("notices")]);
    expect(await subjects()).toEqual(days.map((day) => `Busy: ${day}`));
    expect(await use().db.$count(outbox, isNull(outbox.doneAt))).toBe(0);
  });

  it("that a moment makes due is sent once for its key by two processes, though another's question fails", async () => {
    const processes = [newer, another];
    for (let minute = 0; minute < 3; minute += 1) {
      const asked = await Promise.allSettled(processes.map(({ queueDueMails }) => queueDueMails()));
      expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      await Promise.all(processes.map(({ drainQueue }) => drainQueue("notices")));
    }
    expect(due.mock.calls.length).toBeGreaterThan(5);
    expect(await subjects()).toEqual(["Busy: 2026-11-27"]);
  });
});

describeOnDatabase("F33: an entry whose payload does not parse", (use) => {
  it("is parked with its reason after all attempts, whatever its kind", async () => {
    const kinds = ["payment_event", "provider_cancel", "resume_after_day", "sign_up_notice"] as const;
    await addToOutbox(
      use().db,
      kinds.map((kind) => ({ kind, key: kind, payload: { submissionId: 7 } })),
    );
    for (let round = 0; round < 6; round += 1) {
      await drainAll();
      await letPass(use().db, 2 * day);
    }
    const isParked = and(eq(outbox.lastError, "invalid_payload"), isNull(outbox.doneAt));
    const parked = await use().db.select().from(outbox).where(isParked).orderBy(outbox.key);
    expect(parked).toMatchObject(kinds.map((kind) => ({ kind, attempts: 6, deadAt: expect.any(Date) })));
  });
});

describeOnDatabase("F33: work that waits for the mail server", (use) => {
  const queue = (...abouts: string[]) =>
    addToOutbox(
      use().db,
      abouts.map((about) => alarmEntry({ reason: "stuck", about })),
    );
  const fault = (change: object) => mailbox.control("POST", "smtp", { times: "always", ...change });
  const drain = () => drainQueue("notices");
  const away = { kind: "reset", stage: "sender" };

  /** Seconds until the next attempt, rounded to ten for the time that a test takes; null when it is parked. */
  async function waitOf(about: string): Promise<number | null> {
    const seconds = sql<number>`extract(epoch from ${outbox.nextAttemptAt} - now())::float8`;
    const isThis = and(like(outbox.key, `%:${about}`), isNull(outbox.deadAt));
    const [entry] = await use().db.select({ seconds }).from(outbox).where(isThis);
    return entry ? Math.round(entry.seconds / 10) * 10 : null;
  }

  it.each([
    ["cannot be reached", away],
    ["asks to try again later", { kind: "later", stage: "recipient" }],
  ])("is tried again within the hour for three days if the server %s, then parked", async (_, how) => {
    await fault(how);
    await queue("a");
    const waits: number[] = [];
    for (;;) {
      await drain();
      const wait = await waitOf("a");
      if (wait === null) break;
      waits.push(wait);
      await letPass(use().db, wait + 6);
    }
    expect(waits.slice(0, 5)).toEqual([60, 300, 900, 1_800, 3_600]);
    const later = waits.slice(5);
    expect(Math.max(...later)).toBeLessThanOrEqual(3_600);
    expect(Math.min(...later)).toBeGreaterThanOrEqual(3_240);
    expect(new Set(later).size).toBeGreaterThan(1);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / day;
    expect(days).toBeGreaterThanOrEqual(2.99);
    expect(days).toBeLessThan(3.05);
  });

  it("has all the tries of a refusal after an outage", async () => {
    await fault(away);
    await queue("a");
    for (let hour = 0; hour < 10; hour += 1) {
      await drain();
      await letPass(use().db, 3_601);
    }
    await mailbox.control("POST", "reset", {});
    await fault({ kind: "refuse", stage: "recipient" });
    const waits: (number | null)[] = [];
    for (let round = 0; round < 6; round += 1) {
      await drain();
      waits.push(await waitOf("a"));
      await letPass(use().db, 2 * day);
    }
    expect(waits).toEqual([60, 300, 3_600, day, 2 * day, null]);
  });

  it("is sent with the first mail that goes through, but not what another mailbox refuses", async () => {
    await fault(away);
    await queue(...Array.from({ length: 45 }, (_, n) => `away ${n}`));
    for (let hour = 0; hour < 2; hour += 1) {
      await letPass(use().db, 3_601);
      await drain();
    }
    await mailbox.control("POST", "reset", {});
    await fault({ kind: "later", stage: "recipient", times: 1 });
    await queue("full mailbox");
    expect(await drain()).toEqual({ done: 0, later: 1 });
    await queue("first");
    expect(await drain()).toEqual({ done: 46, later: 0 });
    expect(await waitOf("full mailbox")).toBeGreaterThan(0);
  });
});
