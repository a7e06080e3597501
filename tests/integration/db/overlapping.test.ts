import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { takeJobs } from "@/db/queries/jobs";
import { countUse } from "@/db/queries/limits";
import { findLookup, saveLookup } from "@/db/queries/lookups";
import { takeToReconcile } from "@/db/queries/to-reconcile";
import { jobs, limitCounts, lookups, submissions } from "@/db/schema";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";

const rounds = repeated("OVERLAPPING_ROUNDS", { few: 6, many: 300 });
const atOnce = 40;
const allowed = 5;
const window = { max: allowed, minutes: 1 };
const job = (name: string) => ({ name, everySeconds: 60 });
const timeout = 30_000 + rounds * 1_000;

describeOnDatabase("F59: statements that begin at the same moment", (use) => {
  /** Written by another connection slightly after this statement began. */
  const later = (time: unknown) => sql`${time} + interval '500 milliseconds'`;

  it(`count each of ${atOnce} first requests, and no wait is longer than the window (${rounds} rounds)`, {
    timeout,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const all = Array.from({ length: atOnce }, () =>
        countUse(use().db, [{ key: `round ${round}`, ...window }]),
      );
      const counted = await Promise.all(all);
      expect(counted.filter((seconds) => seconds === 0)).toHaveLength(allowed);
      expect(Math.max(...counted)).toBeLessThanOrEqual(60);
    }
  });

  it("do not restart a window that a later statement has started", async () => {
    for (let n = 0; n < allowed; n += 1) await countUse(use().db, [{ key: "key", ...window }]);
    await use()
      .db.update(limitCounts)
      .set({ resetsAt: later(sql`now() + interval '60 seconds'`) });
    expect(await countUse(use().db, [{ key: "key", ...window }])).toBe(60);
  });

  it("count what each limit allows, and nothing against it or later ones that it refuses", async () => {
    const limits = ["wide", "narrow", "later"].map((key) => ({
      key,
      max: key === "narrow" ? allowed : 2 * atOnce,
      minutes: 1,
    }));
    const counted = await Promise.all(Array.from({ length: atOnce }, () => countUse(use().db, limits)));
    expect(counted.filter((seconds) => seconds === 0)).toHaveLength(allowed);
    const stored = await use().db.select({ key: limitCounts.key, used: limitCounts.used }).from(limitCounts);
    expect(Object.fromEntries(stored.map(({ key, used }) => [key, used]))).toEqual({
      wide: atOnce,
      narrow: allowed,
      later: allowed,
    });
  });

  it(`assign a job to one of ${atOnce} servers (${rounds} rounds)`, { timeout }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const all = Array.from({ length: atOnce }, () => takeJobs(use().db, [job(`round ${round}`)]));
      expect((await Promise.all(all)).flat()).toHaveLength(1);
    }
  });

  it("do not run a job again that another server claimed later", async () => {
    await takeJobs(use().db, [job("job")]);
    await use()
      .db.update(jobs)
      .set({ nextAt: later(jobs.nextAt) });
    expect(await takeJobs(use().db, [job("job")])).toEqual([]);
  });

  it("do not check a submission again that was checked later", async () => {
    await aSubmission(use().db);
    await use()
      .db.update(submissions)
      .set({ checkedAt: later(sql`now()`) });
    expect(await takeToReconcile(use().db, 4)).toEqual([]);
  });

  it("use a lookup that was stored later", async () => {
    await saveLookup(use().db, "key", "answer");
    await use()
      .db.update(lookups)
      .set({ expiresAt: later(lookups.expiresAt) });
    expect(await findLookup(use().db, "key")).toBe("answer");
  });
});
