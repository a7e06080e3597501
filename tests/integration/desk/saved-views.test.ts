import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import SignUps from "@/app/console/sign-ups/page";
import { listViews, operators } from "@/db/schema";
import { operatorFor } from "@/desk/auth/access";
import { changeOneView, saveNewView } from "@/desk/list/actions";
import { maxViewName, maxViews, viewsOf } from "@/desk/list/views";
import { form } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bea@firm.example:member, cy@firm.example:member";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const here =
  "/console/sign-ups?market=us&stage=new&q=fenwick&sort=price&after=00000000-0000-4000-8000-000000000000";

describeOnDatabase("a saved view of a list", (use) => {
  beforeEach(() => signIn("bea"));

  const signIn = (name: string) => signedInBrowser(`${name}@firm.example`);
  const save = (name: string, change: Record<string, string> = {}) =>
    redirectOf(() => saveNewView(form({ list: "sign-ups", back: here, name, ...change })));
  const views = async (list = "sign-ups") => viewsOf(use().db, list, await operatorFor("viewer"));
  const named = async () => (await views()).map(({ name }) => name);
  const change = (id: number | undefined, how: string, back = "/console/sign-ups?plan=starter") =>
    redirectOf(() => changeOneView(form({ list: "sign-ups", back, view: `${id}`, change: how })));
  const result = (address: string | null) =>
    new URL(address ?? "", "http://desk").searchParams.get("message");

  it("has an address with its name, and keeps filters and sort, but no search and no page", async () => {
    expect(await save(" US, new ")).toBe("/console/sign-ups?view=US%2C+new&message=viewSaved");
    const [view] = await views();
    expect(view?.parameters).toEqual({ market: "us", stage: "new", sort: "price" });
    const page = await SignUps({ searchParams: Promise.resolve({ view: "US, new", stage: "live" }) });
    expect(page).toMatchObject({
      props: { data: { listQuery: { parameters: { market: "us", stage: "live", sort: "price" } } } },
    });
    expect(await views("leads")).toEqual([]);
    expect(await result(await save("Leads", { list: "leads", back: "/console/leads?due=late" }))).toBe(
      "viewSaved",
    );
    expect(await views("leads")).toMatchObject([{ name: "Leads", parameters: { due: "late" } }]);
  });

  it("is its operator's own, unless it is shared; then others may open it, and administrators change it", async () => {
    await save("Mine");
    await save("Ours", { shared: "yes" });
    const [mine, ours] = await views();
    await signIn("cy");
    expect(await named()).toEqual(["Ours"]);
    for (const view of [mine, ours]) expect(result(await change(view?.id, "delete"))).toBe("viewGone");
    await signIn("ana");
    expect(result(await change(mine?.id, "delete"))).toBe("viewGone");
    expect(await change(ours?.id, "replace")).toBe("/console/sign-ups?plan=starter&message=viewChanged");
    expect((await views())[0]?.parameters).toEqual({ plan: "starter" });
    expect(result(await change(ours?.id, "delete"))).toBe("viewDeleted");
    expect(result(await change(ours?.id, "delete"))).toBe("viewGone");
    await signIn("bea");
    expect(await named()).toEqual(["Mine"]);
  });

  it("has a name that nobody confuses: not blank, not long, and of no other view that its reader may open", async () => {
    expect(result(await save(" \u200B"))).toBe("viewBlank");
    expect(result(await save("x".repeat(maxViewName + 1)))).toBe("viewLong");
    for (const _ of ["pressed", "pressed again"]) expect(result(await save("Mine"))).toBe("viewSaved");
    expect(result(await save("mine", { back: "/console/sign-ups" }))).toBe("viewExists");
    expect(result(await save("Mine", { list: "leads", back: "/console/leads" }))).toBe("viewSaved");
    await signIn("cy");
    expect(result(await save("Mine", { shared: "yes" }))).toBe("viewExists");
    expect(result(await save("Mine"))).toBe("viewSaved");
    expect(result(await save("Ours", { shared: "yes" }))).toBe("viewSaved");
    await signIn("bea");
    expect(result(await save("Ours"))).toBe("viewExists");
  });

  it("keeps what a list's page sends, and nothing long or strange that was posted by hand", async () => {
    const strange = `/console/sign-ups?plan=starter&${"x".repeat(41)}=1&stage=${"y".repeat(201)}&a%20b=1`;
    expect(result(await save("Mine", { back: strange }))).toBe("viewSaved");
    expect((await views())[0]?.parameters).toEqual({ plan: "starter" });
    for (const list of ["", "x".repeat(41), "no list"]) {
      expect(result(await save("Mine", { list }))).toBe("failed");
      expect(await views(list)).toEqual([]);
    }
  });

  it("is one of thirty at most, also when two are saved at once, and goes with its operator", async () => {
    const { db } = use();
    for (let n = 2; n < maxViews; n += 1) await save(`View ${n}`);
    const both = await Promise.all([save("One"), save("Two"), save("Three")]);
    expect(both.map(result).toSorted()).toEqual(["viewSaved", "viewSaved", "viewsFull"]);
    await db.delete(operators).where(eq(operators.email, "bea@firm.example"));
    expect(await db.$count(listViews)).toBe(0);
  });
});
