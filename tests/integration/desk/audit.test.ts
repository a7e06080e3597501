import { desc, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries, auditValues } from "@/db/schema";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { describeOnDatabase } from "../../support/database/database";

const ana = { operatorId: "operator-1", email: "ana@firm.example", from: "203.0.113.7" };

describeOnDatabase("the audit", (use) => {
  const add = () =>
    use().db.transaction((tx) =>
      addAuditEntry(tx, ana, {
        act: "viewed",
        subject: "sign_up",
        id: "sign-up-1",
        values: { why: "a call" },
      }),
    );

  it("keeps who did what apart from what an erasure removes", async () => {
    await add();
    const [entry] = await use().db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ operatorId: "operator-1", act: "viewed", subjectId: "sign-up-1" });
    expect(JSON.stringify(entry)).not.toContain("ana@firm.example");
    const [values] = await use().db.select().from(auditValues);
    expect(values).toMatchObject({
      operator: "ana@firm.example",
      from: "203.0.113.7",
      values: { why: "a call" },
    });
    await use().db.update(auditValues).set({ values: {} });
    expect(await use().db.select().from(auditValues)).toMatchObject([{ ...values, values: {} }]);
  });

  it.each([
    ["changed", sql`update audit_entries set act = 'erased'`],
    ["deleted", sql`delete from audit_entries`],
    ["emptied", sql`truncate audit_entries cascade`],
    ["said to be somebody else's", sql`update audit_values set operator = 'bo@firm.example', values = '{}'`],
    ["deprived of their network", sql`update audit_values set from_address = null, values = '{}'`],
    ["given other values", sql`update audit_values set values = '{"why": "no call"}'`],
    ["deprived of who did it", sql`delete from audit_values`],
    ["deprived of all who did it", sql`truncate audit_values`],
  ])("cannot be %s", async (_, statement) => {
    await add();
    await expect(use().db.execute(statement)).rejects.toMatchObject({
      cause: { message: "the audit is append only" },
    });
    expect(await use().db.$count(auditEntries)).toBe(1);
  });

  it("has no entry for an effect that failed", async () => {
    const failing = use().db.transaction(async (tx) => {
      await addAuditEntry(tx, ana, { act: "erased", subject: "person" });
      throw new Error("the effect failed");
    });
    await expect(failing).rejects.toThrow("the effect failed");
    expect(await use().db.$count(auditEntries)).toBe(0);
  });
});
