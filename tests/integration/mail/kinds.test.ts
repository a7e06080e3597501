import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { addToOutbox, retryParked } from "@/db/queries/outbox";
import { outbox } from "@/db/schema";
import { drainQueue, queueNames } from "@/server/jobs/queues";
import { mailboxOfFile } from "@/tests/integration/payments/mailbox";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";

const mailbox = mailboxOfFile();
const subjects = async () => (await mailbox.messages()).map(({ subject }) => subject).sort();

const day = 86_400;
const due = vi.fn(async () => [{ about: "2026-11-27", payload: { day: "2026-11-27" } }]);
const failing = vi.fn(async () => Promise.reject(new Error("the query failed")));

/** The modules of a release that has more mails than this one, as another process would load them. */
async function newerRelease() {
  vi.resetModules();
  vi.doMock("@/server/parts", async () => {
    const { mail } = await import("@/server/mail/mail");
    const { firm, firmEmail } = await import("@/server/mail/parts");
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
    return { parts: [{ jobs: {}, rounds: {}, mails: [broken, busyDay] }] };
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
  it.each(["sign_up_notice", "resume_after_day", "payment_event", "provider_cancel"])(
    "is parked with its reason after all attempts, whatever its kind (%s)",
    async (kind) => {
      await addToOutbox(use().db, [{ kind, key: "k", payload: { submissionId: 7 } }]);
      for (let round = 0; round < 6; round += 1) {
        await drainAll();
        await letPass(use().db, 2 * day);
      }
      const isParked = and(eq(outbox.lastError, "invalid_payload"), isNull(outbox.doneAt));
      expect(await use().db.select().from(outbox).where(isParked)).toMatchObject([
        { kind, attempts: 6, deadAt: expect.any(Date) },
      ]);
    },
  );
});
