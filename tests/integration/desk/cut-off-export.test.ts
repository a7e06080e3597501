import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { operatorSessions, paymentMoves } from "@/db/schema";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { timeoutMs } from "@/server/deadlines";
import { isShuttingDown } from "@/server/shutdown";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { exported, recordedIn } from "../../support/desk/exports";
import { signedInBrowser } from "../../support/desk/signed-in";

vi.mock("@/desk/auth/audit/queries", { spy: true });
vi.mock("@/server/shutdown", { spy: true });
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

describeOnDatabase("an export that is cut off", (use) => {
  /** What the audit has of exports: for each one how it began, and how it ended. */
  const recorded = async () =>
    (await recordedIn(use().db)).filter(({ act }) => act === "exported").map(({ values }) => values);
  const endings = async () => (await recorded()).filter((values) => values && "whole" in values);
  const ended = (count: number) =>
    vi.waitFor(async () => expect(await endings()).toHaveLength(count), { timeout: 20_000 });

  beforeEach(async () => {
    await signedInBrowser("ana@firm.example");
    const { id: submissionId } = await aSubmission(use().db);
    const move = { submissionId, from: "pending", to: "failed", cause: "return" } as const;
    await use()
      .db.insert(paymentMoves)
      .values(Array.from({ length: 1_100 }, () => move));
  });

  it.each(["xlsx", "csv"] as const)("has no last line in %s, and is recorded", async (format) => {
    const reader = (await exported(format, { list: "payments" })).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    expect(new TextDecoder().decode(value)).not.toMatch(/# end/);
    expect(await recorded()).toEqual([
      { format, list: "/console/payments", search: null },
      { format, rows: expect.any(Number), whole: false },
    ]);
  });

  it("is recorded for each of 30 readers who leave at once, with the number of rows", async () => {
    const tabs = [];
    for (let index = 0; index < 30; index++) {
      const tab = new AbortController();
      if (index < 5) tab.abort(); // Left while the first entry was written
      const { body } = await exported("csv", { list: "payments", signal: tab.signal });
      tabs.push({ tab, body, reads: index < 10 ? 0 : index % 3 });
    }
    collectGarbage();
    await Promise.all(
      tabs.map(async ({ tab, body, reads }) => {
        const reader = reads > 0 ? body?.getReader() : undefined; // Next reads nothing for who has left before
        for (let read = 0; read < reads; read++) await reader?.read();
        void reader?.read();
        tab.abort();
        await reader?.cancel();
      }),
    );
    await ended(30);
    const read = tabs.filter(({ reads }) => reads === 2).length;
    const rows = (await endings()).map((values) => Number(values?.rows));
    expect(rows.filter((count) => count >= 500).length).toBeGreaterThanOrEqual(read);
    expect(await endings()).toEqual(rows.map((count) => ({ format: "csv", rows: count, whole: false })));
    expect(await recorded()).toHaveLength(60);
  });

  it("has no more rows and no last line once the operator's session was ended", async () => {
    const reader = (await exported("csv", { list: "payments" })).body?.getReader();
    await reader?.read();
    await use().db.delete(operatorSessions);
    let rest = "";
    await expect(async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        rest += new TextDecoder().decode(part.value);
    }).rejects.toThrow("the session has ended");
    expect(rest).not.toContain("end of export");
    await ended(1);
    expect(await endings()).toMatchObject([{ whole: false }]);
  });

  it("is recorded when the site shuts down", async () => {
    const reader = (await exported("csv", { list: "payments" })).body?.getReader();
    await reader?.read();
    vi.mocked(isShuttingDown).mockReturnValue(true);
    onTestFinished(() => void vi.mocked(isShuttingDown).mockReset());
    await expect(async () => {
      for (let part = await reader?.read(); part && !part.done; ) part = await reader?.read();
    }).rejects.toThrow("the site shuts down");
    await ended(1);
    expect(await endings()).toEqual([{ format: "csv", rows: expect.any(Number), whole: false }]);
  });

  it("is recorded when the response came too late for the operator", async () => {
    const [writing, released] = [gate(), gate()];
    vi.mocked(addAuditEntry).mockImplementationOnce(async (...entry) => {
      writing.open();
      await released.opened;
      return addAuditEntry(...entry);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = exported("csv", { list: "payments" });
    await writing.opened;
    await vi.advanceTimersByTimeAsync(timeoutMs.action);
    const late = await asked;
    vi.useRealTimers();
    released.open();
    expect(late.status).toBe(503);
    await ended(1);
    expect(await recorded()).toHaveLength(2);
  });

  it("is recorded when the database fails in the middle", async () => {
    const reader = (await exported("csv", { list: "payments" })).body?.getReader();
    await reader?.read();
    await reader?.read();
    const away = vi.spyOn(use(), "run");
    for (const _ of ["the next batch", "its entry", "its entry again"])
      away.mockRejectedValueOnce(new Error("the database is away"));
    await expect(async () => {
      for (let part = await reader?.read(); part && !part.done; ) part = await reader?.read();
    }).rejects.toThrow("the database is away");
    await ended(1);
    expect(await endings()).toEqual([{ format: "csv", rows: expect.any(Number), whole: false }]);
  });
});

/** The signal of a request that nothing refers to is collected with it, and never aborts. */
function collectGarbage() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
