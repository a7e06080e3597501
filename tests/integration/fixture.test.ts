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

  it("is the one that the server's functions use", async () => {
    expect(await query(async (db) => db)).toBe(use().db);
  });
});
