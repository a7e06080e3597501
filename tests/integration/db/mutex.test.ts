import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { query } from "@/server/database";
import { describeOnBothDatabases } from "@/tests/support/database/database";

describeOnBothDatabases("concurrent queries", (use) => {
  it("run one after another in the process, and in parallel on a server", async () => {
    const told: string[] = [];
    const work = (name: string) =>
      query(async (db) => {
        told.push(`${name} begins`);
        await db.execute(sql`select 1`);
        told.push(`${name} ends`);
      });
    await Promise.all([work("one"), work("two")]);
    const inTurns = ["one begins", "one ends", "two begins", "two ends"];
    if (use().kind === "embedded") expect(told).toEqual(inTurns);
    else expect(told.slice(0, 2)).toEqual(["one begins", "two begins"]);
  });
});

describeOnBothDatabases("a query behind one that never ends", (use) => {
  it("is dropped before it starts in the process, and done on a server", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let begun = 0;
    const holding = query(() => gate);
    const late = query(async () => {
      begun++;
    });
    const answers = await Promise.allSettled([holding, late]);
    open();
    await query((db) => db.execute(sql`select 1`));
    const isEmbedded = use().kind === "embedded";
    expect(answers.map(({ status }) => status)).toEqual(["rejected", isEmbedded ? "rejected" : "fulfilled"]);
    expect(begun).toBe(isEmbedded ? 0 : 1);
  });
});
