import { expect, it } from "vitest";
import { auditValues } from "@/db/schema";
import { auditEntriesPerPage, readAuditList } from "@/desk/audit/address";
import { addAuditEntry } from "@/desk/audit/queries";
import { auditPage } from "@/desk/audit/read";
import { describeOnDatabase } from "../../support/database/database";

const ana = { operatorId: "operator-1", email: "ana@firm.example", from: "203.0.113.7" };

describeOnDatabase("the page of the audit", (use) => {
  const add = (id: string, act: "viewed" | "exported" = "viewed") =>
    addAuditEntry(use().db, ana, { act, subject: act === "viewed" ? "sign_up" : "list", id });
  const shown = async (query: Record<string, string> = {}) => auditPage(readAuditList(query));

  it("shows each entry once, the latest first, page by page", async () => {
    const ids = Array.from({ length: auditEntriesPerPage + 3 }, (_, index) => `sign-up-${index}`);
    for (const id of ids) await add(id);
    const first = await shown();
    const second = await shown({ before: String(first.older) });
    expect(first.entries).toHaveLength(auditEntriesPerPage);
    expect(second.older).toBeNull();
    expect([...first.entries, ...second.entries].map(({ subjectId }) => subjectId)).toEqual(ids.reverse());
  });

  it("filters by act, and ignores what is none", async () => {
    await add("one");
    await add("all", "exported");
    expect((await shown({ act: "exported" })).entries.map(({ subjectId }) => subjectId)).toEqual(["all"]);
    expect((await shown({ act: "flown", before: "x" })).entries).toHaveLength(2);
    expect(readAuditList({ act: "flown", before: "x" }).ignored).toEqual(["act", "before"]);
  });

  it("keeps an entry whose values were erased", async () => {
    await add("one");
    expect((await shown()).entries).toMatchObject([{ operator: "ana@firm.example", from: "203.0.113.7" }]);
    await use().db.update(auditValues).set({ values: {} });
    expect((await shown()).entries).toMatchObject([
      { operator: "ana@firm.example", from: "203.0.113.7", act: "viewed", subjectId: "one" },
    ]);
  });
});
