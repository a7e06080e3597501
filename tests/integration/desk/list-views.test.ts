import { asc, eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, expect, it, vi } from "vitest";
import Leads from "@/app/console/leads/page";
import Payments from "@/app/console/payments/page";
import SignUps from "@/app/console/sign-ups/page";
import Today from "@/app/console/today/page";
import Unfinished from "@/app/console/unfinished/page";
import { auditEntries, auditValues } from "@/db/schema";
import { auditList } from "@/desk/audit/list";
import { recordListView } from "@/desk/auth/audit/record";
import { readPage } from "@/desk/list/read";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

describeOnDatabase("who looks at a list of people", (use) => {
  beforeEach(() => signedInBrowser("bo@firm.example"));

  const views = (act: "viewed" | "searched" = "viewed") =>
    use()
      .db.select({ by: auditValues.operator, values: auditValues.values })
      .from(auditEntries)
      .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .where(eq(auditEntries.act, act))
      .orderBy(asc(auditEntries.id));
  const searched = async () => (await views("searched")).map(({ values }) => values.text);
  const open = (Page: typeof Leads, query: Record<string, string> = {}) =>
    Page({ searchParams: Promise.resolve(query) });
  const by = "bo@firm.example";

  it("is recorded once for each view, with the names of filters and never their values", async () => {
    await open(SignUps, { stage: "live", source: "news", status: "paid", sort: "price" });
    await open(Leads, { kind: "bank" });
    await open(Unfinished);
    await open(Today);
    await open(Payments);
    await open(Payments);
    expect(await views()).toEqual([
      { by, values: { list: "sign-ups", filters: ["stage", "source"] } },
      { by, values: { list: "leads", filters: ["kind"] } },
      { by, values: { list: "unfinished" } },
      { by, values: { list: "to-do" } },
      { by, values: { list: "payments" } },
      { by, values: { list: "payments" } },
    ]);
  });

  it("is recorded with what was searched for, the same text once an hour, and left out where views are", async () => {
    for (const q of ["Fenwick", " fenwick ", "quillon"]) await open(SignUps, { q });
    expect(await views()).toEqual(Array(3).fill({ by, values: { list: "sign-ups", filters: ["q"] } }));
    expect(await searched()).toEqual(["fenwick", "quillon"]);
    const acts = async (query: Record<string, string>) =>
      (await readPage(auditList, query)).rows.map(({ act }) => act);
    expect((await acts({})).slice(0, 2)).toEqual(["viewed", "searched"]);
    expect(await acts({ act: "changes" })).toEqual(["searched", "searched", "signed_in"]);
  });

  it("is recorded again for a search of more than an hour ago", async () => {
    const { db } = use();
    await open(SignUps, { q: "fenwick" });
    await db.execute(sql`alter table audit_entries disable trigger audit_entries_kept`);
    await db.update(auditEntries).set({ at: sql`now() - interval '61 minutes'` });
    await db.execute(sql`alter table audit_entries enable trigger audit_entries_kept`);
    await open(SignUps, { q: "fenwick" });
    expect(await searched()).toEqual(["fenwick", "fenwick"]);
  });

  it("is led on without empty fields, and is told which value means nothing", async () => {
    const sent = () => open(SignUps, { owner: "x", market: "" });
    expect(await redirectOf(sent)).toBe("/console/sign-ups?owner=x");
  });

  it("is led to the one sign-up that a search finds, and sees the list after a change and beside others", async () => {
    const { db } = use();
    const { id } = await aSubmission(db, { businessName: "Ash Bakery" });
    const find = (query: Record<string, string>) => redirectOf(() => open(SignUps, { q: "ash", ...query }));
    expect(await find({})).toBe(`/console/sign-ups/${id}`);
    expect(await searched()).toEqual(["ash"]);
    expect(await find({ message: "saved" })).toBeNull();
    expect(await find({ market: "us" })).toBeNull();
    await aSubmission(db, { businessName: "Ash Florist" });
    expect(await find({})).toBeNull();
  });

  it("is recorded by one statement", { tags: "postgres" }, async () => {
    const query = vi.spyOn(pg.Client.prototype, "query");
    try {
      await recordListView(ana, "leads");
      expect(query).toHaveBeenCalledTimes(1);
    } finally {
      query.mockRestore();
    }
  });
});
