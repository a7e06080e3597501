import { expect, it } from "vitest";
import { auditValues } from "@/db/schema";
import { auditList } from "@/desk/audit/list";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { readPage } from "@/desk/list/read";
import { describeOnDatabase } from "../../support/database/database";

const ana = { operatorId: "operator-1", email: "ana@firm.example", from: "203.0.113.7" };

describeOnDatabase("the page of the audit", (use) => {
  const add = (id: string, act: "viewed" | "exported" = "viewed") =>
    addAuditEntry(use().db, ana, { act, subject: act === "viewed" ? "sign_up" : "list", id });
  const shown = (query: Record<string, string> = {}) => readPage(auditList, query);

  it("filters by act, and ignores what is none", async () => {
    await add("one");
    await add("all", "exported");
    expect((await shown({ act: "exported" })).rows.map(({ subjectId }) => subjectId)).toEqual(["all"]);
    const page = await shown({ act: "flown", before: "x" });
    expect([page.rows.length, page.asked.ignored]).toEqual([2, ["act", "before"]]);
  });

  it("keeps an entry whose values were erased", async () => {
    await add("one");
    expect((await shown()).rows).toMatchObject([{ operator: "ana@firm.example", from: "203.0.113.7" }]);
    await use().db.update(auditValues).set({ values: {} });
    expect((await shown()).rows).toMatchObject([
      { operator: "ana@firm.example", from: "203.0.113.7", act: "viewed", subjectId: "one" },
    ]);
  });
});
