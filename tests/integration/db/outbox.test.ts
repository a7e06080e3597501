import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "@/db/client/database";
import {
  addToOutbox,
  finishEntry,
  isOnlyParked,
  type OutboxEntry,
  parkedEntries,
  postponeEntry,
  restartedEntry,
  resumeEntries,
  retryParked,
  takeFromOutbox,
} from "@/db/queries/outbox";
import { outbox } from "@/db/schema";
import { describeOnDatabase } from "@/tests/support/database/database";
import { areWaiting } from "@/tests/support/database/waiting";
import { until } from "@/tests/support/time";

const lease = { max: 10, leaseSeconds: 60, maxWaitSeconds: 300 };

describeOnDatabase("F33: the outbox", (use) => {
  const add = (...keys: string[]) =>
    addToOutbox(
      use().db,
      keys.map((key) => ({ kind: "firm_notice", key, payload: { submissionId: key } })),
    );
  const take = (change: Partial<typeof lease> = {}) =>
    takeFromOutbox(use().db, ["firm_notice"], { ...lease, ...change });
  const keys = (entries: OutboxEntry[]) => entries.map(({ key }) => key).sort();
  const letTimePass = (seconds: number) => {
    const earlier = sql`make_interval(secs => ${seconds})`;
    return use()
      .db.update(outbox)
      .set({
        nextAttemptAt: sql`${outbox.nextAttemptAt} - ${earlier}`,
        lockedUntil: sql`${outbox.lockedUntil} - ${earlier}`,
      });
  };

  it("stores one entry per key, added twice or concurrently", async () => {
    await add("a", "b");
    await Promise.all([add("b", "c"), add("c", "a"), add()]);
    expect(keys(await take())).toEqual(["a", "b", "c"]);
  });

  it("gives each entry to one taker only", async () => {
    await add(...Array.from({ length: 50 }, (_, i) => `entry ${i}`));
    const taken = (await Promise.all(Array.from({ length: 10 }, () => take({ max: 5 })))).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    const rest = await take({ max: 50 });
    expect(taken.length + rest.length).toBe(50);
  });

  it("returns at most the requested number of entries", async () => {
    await add(...Array.from({ length: 500 }, (_, i) => `entry ${i}`));
    await use().db.execute(sql`analyze outbox`);
    for (const max of [1, 7, 100]) expect(await take({ max })).toHaveLength(max);
  });

  it("gives the entry of a crashed taker to the next one, with the same key", async () => {
    await add("a");
    expect(keys(await take())).toEqual(["a"]);
    expect(await take()).toEqual([]);
    await letTimePass(61);
    expect(await take()).toMatchObject([{ key: "a", attempts: 2 }]);
  });

  it("gives postponed entries when they are due, and done or parked ones never", async () => {
    await add("later", "done", "parked");
    for (const entry of await take()) {
      const inSeconds = entry.key === "later" ? 300 : null;
      if (entry.key === "done") await finishEntry(use().db, entry.id);
      else await postponeEntry(use().db, entry, { inSeconds, error: "EAUTH" });
    }
    await letTimePass(299);
    expect(await take()).toEqual([]);
    await letTimePass(2);
    expect(await take()).toMatchObject([{ key: "later", lastError: "EAUTH" }]);
    const [parked] = await use().db.select().from(outbox).where(eq(outbox.key, "parked"));
    expect(parked?.deadAt).toBeInstanceOf(Date);
  });

  it("neither parks nor postpones an entry that was dropped during its last attempt", async () => {
    await add("a");
    const [entry] = await take();
    if (!entry) throw new Error("nothing was due");
    await finishEntry(use().db, entry.id, "dropped");
    for (const inSeconds of [null, 60])
      expect(await postponeEntry(use().db, entry, { inSeconds, error: "EAUTH" })).toBe(false);
    expect(await parkedEntries(use().db)).toEqual([]);
    expect(await retryParked(use().db)).toBe(0);
    expect(await use().db.select().from(outbox)).toMatchObject([{ deadAt: null, lastError: "dropped" }]);
  });

  it.each([null, 60])(
    "gives an entry that was restarted during its attempt at once (%s)",
    async (inSeconds) => {
      await add("a");
      const [entry] = await take();
      if (!entry) throw new Error("nothing was due");
      await use().db.update(outbox).set(restartedEntry);
      expect(await take()).toEqual([]);
      expect(await postponeEntry(use().db, entry, { inSeconds, error: "EAUTH" })).toBe(false);
      expect(await parkedEntries(use().db)).toEqual([]);
      expect(await take()).toMatchObject([{ key: "a", attempts: 1 }]);
    },
  );

  it("makes the 20 oldest entries due that wait for the same service, and gives no more until they are done", async () => {
    const order = Array.from({ length: 25 }, (_, n) => String.fromCharCode(97 + n));
    await add(...order.toReversed(), "mailbox", "mistake");
    for (const entry of await take({ max: 27 })) {
      const waitsFor = entry.key === "mailbox" ? "450" : entry.key === "mistake" ? null : "mail_server";
      await postponeEntry(use().db, entry, { inSeconds: 300, error: "E", waitsFor });
    }
    for (const [n, key] of order.entries())
      await use()
        .db.update(outbox)
        .set({ createdAt: new Date(Date.now() - (90 - n) * 1_000) })
        .where(eq(outbox.key, key));
    const resume = (kind = "firm_notice") => resumeEntries(use().db, [kind], ["mail_server", "database"]);
    await resume("firm_alarm");
    expect(await take()).toEqual([]);
    await resume();
    await resume();
    const first = await take({ max: 50 });
    expect(keys(first)).toEqual(order.slice(0, 20));
    await finishEntry(use().db, first.find(({ key }) => key === "c")?.id ?? "");
    await resume();
    expect(keys(await take({ max: 50 }))).toEqual(["u"]);
  });

  it("is the first to park an entry in one of two transactions that park one at once", {
    tags: "postgres",
  }, async () => {
    const { db } = use();
    await add("a", "b");
    const [one, other] = await take();
    const park = async (tx: Database, entry: OutboxEntry | undefined) => {
      if (entry) await postponeEntry(tx, entry, { inSeconds: null, error: "410" });
      return isOnlyParked(tx, "firm_notice");
    };
    let second: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      expect(await park(tx, one)).toBe(true);
      second = db.transaction((later) => park(later, other));
      await until(() => areWaiting(db, 1));
    });
    expect(await second).toBe(false);
  });

  it("stores an entry only if its transaction is committed", async () => {
    const undone = use().db.transaction(async (tx) => {
      await addToOutbox(tx, [{ kind: "firm_notice", key: "a", payload: { submissionId: "a" } }]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await take()).toEqual([]);
  });
});
