import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { outbox } from "@/db/schema";
import { query } from "@/server/database";
import { describeOnBothDatabases } from "../support/database/database";

describeOnBothDatabases("the fixture for database tests", (use) => {
  it.each(["first", "second"])("gives the %s test empty tables", async () => {
    expect(await use().db.select().from(outbox)).toEqual([]);
    await use()
      .db.insert(outbox)
      .values({ kind: "firm_notice", key: "once", payload: { submissionId: "s" } });
    expect(await use().db.select().from(outbox)).toHaveLength(1);
  });

  it("folds letters beyond ASCII, alone and in trigrams", async () => {
    const folded = sql`select lower('ÄÉ') as lower, 'Écluse' ilike 'éCLUSE' as alike,
      array_to_string(show_trgm('Éa'), '|') = array_to_string(show_trgm('éA'), '|') as trigrams,
      similarity('Éclair', 'éCLAIR') as similar`;
    expect(await use().db.execute(folded)).toMatchObject({
      rows: [{ lower: "äé", alike: true, trigrams: true, similar: 1 }],
    });
  });

  it("is the one that the server's functions use", async () => {
    expect(await query(async (db) => db)).toBe(use().db);
  });
});
