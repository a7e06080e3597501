import { asc, eq } from "drizzle-orm";
import pg from "pg";
import { beforeEach, expect, it, vi } from "vitest";
import Leads from "@/app/console/leads/page";
import Overview from "@/app/console/overview/page";
import Payments from "@/app/console/payments/page";
import SignUps from "@/app/console/sign-ups/page";
import Unfinished from "@/app/console/unfinished/page";
import { auditEntries, auditValues } from "@/db/schema";
import { readAuditList } from "@/desk/audit/address";
import { auditPage } from "@/desk/audit/read";
import { recordListView } from "@/desk/audit/record";
import { searchSignUps } from "@/desk/sign-ups/list/actions";
import { describeOnDatabase } from "../../support/database/database";
import { form } from "../../support/desk/browser";
import { ana } from "../../support/desk/operators";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

vi.mock("next/headers", () => import("../../support/desk/browser"));
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
process.env.OPERATORS = "bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const noSearch = null;

describeOnDatabase("who looks at a list of people", (use) => {
  beforeEach(() => signedInBrowser("bo@firm.example"));

  const views = () =>
    use()
      .db.select({ by: auditValues.operator, search: auditEntries.subjectId, values: auditValues.values })
      .from(auditEntries)
      .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .where(eq(auditEntries.act, "viewed"))
      .orderBy(asc(auditEntries.id));
  const open = (Page: typeof Leads, query: Record<string, string> = {}) =>
    Page({ searchParams: Promise.resolve(query) });
  const by = "bo@firm.example";

  it("is recorded once for each view, with the names of filters and never their values", async () => {
    await open(SignUps, { stage: "live", source: "news", status: "paid", sort: "price" });
    await open(Leads, { kind: "bank" });
    await open(Unfinished);
    await open(Overview);
    await open(Payments);
    await open(Payments);
    expect(await views()).toEqual([
      { by, search: noSearch, values: { list: "sign-ups", filters: ["stage", "source"] } },
      { by, search: noSearch, values: { list: "leads", filters: ["kind"] } },
      { by, search: noSearch, values: { list: "unfinished" } },
      { by, search: noSearch, values: { list: "to-do" } },
      { by, search: noSearch, values: { list: "payments" } },
      { by, search: noSearch, values: { list: "payments" } },
    ]);
  });

  it("is recorded with the id of a stored search, and left out where views are", async () => {
    const found = await redirectOf(() => searchSignUps(form({ text: "Fenwick" })));
    const search = new URL(found ?? "", "http://localhost").searchParams.get("search") ?? "";
    await open(SignUps, { search });
    expect(await views()).toEqual([{ by, search, values: { list: "sign-ups", filters: ["search"] } }]);
    const acts = async (query: Record<string, string>) =>
      (await auditPage(readAuditList(query))).entries.map(({ act }) => act);
    expect(await acts({})).toEqual(["viewed", "searched", "signed_in"]);
    expect(await acts({ act: "changes" })).toEqual(["searched", "signed_in"]);
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
