import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Submission } from "@/db/schema/submissions";
import { maxCounted } from "@/desk/list/read";
import type { SavedView } from "@/desk/list/views";
import { signUpList } from "@/desk/sign-ups/list";
import { maxOfKind } from "@/desk/todos/group";
import { setUpStates } from "@/lib/payments/states";
import { jack250WithRollover } from "@/tests/support/prices";
import { chosenFilters } from "../../../support/desk/filters";
import { showList } from "../../../support/desk/list";
import { failed } from "../../../support/desk/todo";
import { purchase } from "../../../support/payments/purchase";

type Facts = Awaited<ReturnType<typeof signUpList.facts>>;
const facts: Facts = {
  owners: new Map([["k3y-of-owner", "ana@firm.example"]]),
  mayOwn: [],
  todos: new Map(),
  sources: ["news"],
};

const row = {
  ...purchase("uk"),
  id: "00000000-0000-4000-8000-000000000000",
  reference: "JK-7F3Q-2M8W",
  businessName: "Fenwick Joinery Ltd",
  paymentStatus: "confirmed",
  serviceCountry: "UK",
  planType: "starter",
  hasRollover: true,
  planPrice: jack250WithRollover.minor,
  currency: "GBP",
  stage: "contacted",
  owner: "ana@firm.example",
  firstPaymentOn: "2026-11-30",
  additionalData: { ...purchase("uk").additionalData, attribution: { utm_source: "News" } },
  createdAt: new Date("2026-07-23T08:00:00Z"),
} satisfies Submission;

const ottawa = {
  ...row,
  id: row.id.replace("8", "9"),
  businessName: "Ottawa Books",
  currency: "CAD",
} satisfies Submission;

const tabs = ["All", "To do", ...setUpStates];

/** Shows the list of sign-ups: 2 not begun, 71 confirmed ones, 3 to do. */
function list(
  query: Record<string, string>,
  change: Partial<Parameters<typeof showList<Submission, Facts>>[2]> = {},
) {
  const counts = { ...({ "To do": 3, not_begun: 2, confirmed: 71 } as Record<string, number>) };
  showList(signUpList, query, {
    rows: [row],
    facts,
    counts: tabs.map((tab) => counts[tab] ?? 0),
    next: row.id,
    ...change,
  });
}

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
const head = (name: string) => screen.getByRole("columnheader", { name: new RegExp(name) });

describe("the list of sign-ups", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["2026-07-23T22:59:59Z", "Today, 09:00"],
    ["2026-07-23T23:00:00Z", "Yesterday, 09:00"],
    ["2026-07-25T08:00:00Z", "23 Jul, 09:00"],
    ["2027-01-01T08:00:00Z", "23 Jul 2026, 09:00"],
  ])("shows at %s a sign-up with its states in words and the time in London", (now, submitted) => {
    vi.useFakeTimers({ now: new Date(now) });
    list({});
    const entry = screen.getByRole("row", { name: /Fenwick Joinery/ });
    for (const text of ["Confirmed", jack250WithRollover.sum, "UK", "Contacted", "ana"])
      expect(within(entry).getByText(text)).toBeTruthy();
    expect(within(entry).getByRole("time").textContent).toBe(submitted);
    expect(within(entry).queryByText("News")).toBeNull();
  });

  it("says beside a business what is to do, and leads to all of these", () => {
    const todos = new Map([[row.id, [failed]]]);
    list({ market: "uk" }, { rows: [row, ottawa], facts: { ...facts, todos } });
    const cellsOf = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell");
    expect([/Fenwick/, /Ottawa/].map((name) => cellsOf(name)[0]?.textContent)).toEqual([
      "Payment failed",
      "",
    ]);
    expect(screen.getByRole("link", { name: "To do 3" }).getAttribute("href")).toBe(
      "/console/sign-ups?todo=yes&market=uk",
    );
  });

  it("keeps the filters on its way to older ones, and names nobody in addresses and title", () => {
    list({ setUp: "confirmed", market: "uk" });
    expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe(
      `/console/sign-ups?setUp=confirmed&market=uk&after=${row.id}`,
    );
    for (const address of addresses()) expect(address).not.toMatch(/fenwick|firm.example/i);
    expect(document.title).toBe("Sign-ups. The firm’s desk");
  });

  it("shows each filter in its field, and clears all of them", () => {
    list({ setUp: "refused", ...chosenFilters });
    for (const [name, value] of Object.entries(chosenFilters))
      expect(document.getElementById(name)).toHaveProperty("value", value);
    const [clear] = screen.getAllByText("Clear the filters");
    expect(clear?.getAttribute("href")).toBe("/console/sign-ups?setUp=refused");
  });

  it("leads to the days until today by addresses that stay true, in place of dates", () => {
    list({ market: "uk", days: "week", from: "2026-11-01" });
    for (const days of ["today", "week", "month"]) {
      const name = { today: "Today", week: "This week", month: "This month" }[days] ?? "";
      const link = within(screen.getByRole("main")).getByRole("link", { name });
      expect(link.getAttribute("href")).toBe(`/console/sign-ups?days=${days}&market=uk`);
      expect(link.getAttribute("aria-current")).toBe(days === "week" ? "true" : null);
    }
    const [form] = screen.getAllByRole("form", { name: "Filters", hidden: true });
    expect(new FormData((form as HTMLFormElement) ?? undefined).get("days")).toBe("week");
    const [clear] = screen.getAllByText("Clear the filters");
    expect(clear?.getAttribute("href")).toBe("/console/sign-ups");
  });

  it("has the saved views beside the presets, and those that one may change under Views", () => {
    const view = { id: 1, operatorId: "operator-bo", list: "sign-ups", isShared: false };
    const views: SavedView[] = [
      { ...view, name: "US, new", parameters: { stage: "new", market: "us" } },
      { ...view, id: 2, operatorId: "operator-ana", name: "Ours", isShared: true, parameters: {} },
    ];
    list({ market: "us", stage: "new", q: "fenwick" }, { views, role: "member" });
    const link = screen.getByRole("link", { name: "US, new" });
    expect(link.getAttribute("href")).toBe("/console/sign-ups?view=US%2C+new");
    expect(link.getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("link", { name: "Ours" }).getAttribute("aria-current")).toBeNull();
    const buttons = (name: RegExp) => screen.queryAllByRole("button", { name, hidden: true });
    expect(buttons(/^Delete the view/).map((one) => one.getAttribute("aria-label"))).toEqual([
      "Delete the view US, new",
    ]);
    expect(buttons(/^Save the view/)).toHaveLength(1);
    cleanup();
    list({ view: "Gone", message: "viewGone" }, { views });
    expect(
      screen.getByText("The view in the address is unknown or no longer there, and was ignored."),
    ).toBeTruthy();
    expect(screen.getByText(/^That view is no longer there/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ours" })).toBeTruthy();
    expect(buttons(/the view/i)).toEqual([]);
  });

  it("folds rare filters until one is set", () => {
    const isOpen = () => screen.getByText("More filters").closest("details")?.open;
    list({ market: "uk" });
    expect(isOpen()).toBe(false);
    cleanup();
    list({ source: "news" });
    expect(isOpen()).toBe(true);
  });

  it("says by what it is sorted, and turns the order", () => {
    list({ sort: "price", after: row.id });
    expect(head("A month").getAttribute("aria-sort")).toBe("descending");
    expect(head("Business").getAttribute("aria-sort")).toBeNull();
    expect(within(head("A month")).getByRole("link").getAttribute("href")).toBe(
      "/console/sign-ups?sort=price&order=asc",
    );
    expect(screen.getByRole("link", { name: "Next" })).toBeTruthy();
  });

  it("adds up what is confirmed, each currency by itself", () => {
    const pending = { ...row, id: row.id.replace("8", "7"), paymentStatus: "pending" } as const;
    list({}, { rows: [row, ottawa, ottawa, pending] });
    const sum = within(screen.getByRole("row", { name: /Confirmed on this page/ }));
    expect(sum.getByText(jack250WithRollover.sum)).toBeTruthy();
    expect(sum.getByText("CA$338.00")).toBeTruthy();
  });

  it("counts exactly up to a bound, and says when there are more", () => {
    list({}, { counts: tabs.map(() => maxCounted + 1) });
    expect(screen.getByRole("link", { name: /^Confirmed/ }).textContent).toBe("Confirmed 10,000+");
  });

  it("has stage and owner in the row, as menus for those who may act", () => {
    const here = "/console/sign-ups?market=uk";
    list({ market: "uk", message: "saved", undo: row.id, of: "sign_up" }, { role: "member" });
    const menu = screen.getByText("Stage of Fenwick Joinery Ltd:").closest("details");
    const entries = within(menu ?? expect.fail("no menu")).getAllByRole("button", { hidden: true });
    expect(entries.map(({ textContent }) => textContent)).toEqual(["New", "Checks done", "Live", "Lost"]);
    const form = entries[0]?.closest("form") ?? expect.fail("no form");
    const { id, stage, owner } = row;
    const seen = { seenStage: stage, seenOwner: owner };
    expect(Object.fromEntries(new FormData(form))).toEqual({ of: "sign_up", id, ...seen, owner, back: here });
    expect(screen.getByText("Saved.")).toBeTruthy();
    const undo = screen.getByRole("button", { name: /^Undo/ }).closest("form");
    expect(Object.fromEntries(new FormData(undo ?? undefined))).toEqual({ id, of: "sign_up", back: here });
    cleanup();
    list({});
    expect(screen.queryByText(/^Stage of/)).toBeNull();
  });

  it("has a check box for each row, for members to change and administrators to export, and names what was not changed", () => {
    const query = {
      market: "uk",
      message: "bulkChanged",
      count: "2",
      undo: row.id,
      of: "sign_up",
      not: ottawa.id,
    };
    const moved = { ...ottawa, stage: "lost" } as const;
    list(query, { role: "admin", rows: [row], notChanged: [moved] });
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Choose Fenwick Joinery Ltd" });
    expect(box.value).toBe(`${row.id} contacted ana@firm.example`);
    box.click();
    const back = "/console/sign-ups?market=uk";
    expect(Object.fromEntries(new FormData(box.form ?? undefined))).toEqual({
      ...{ of: "sign_up", back, chosen: box.value },
    });
    const csv = screen.getByRole("button", { name: "Export CSV" });
    expect(csv.getAttribute("formaction")).toBe("/console/export?list=sign-ups");
    expect(screen.getByText(/^2 were changed. These were not/)).toBeTruthy();
    const entry = screen.getByRole("link", { name: "Ottawa Books" }).closest("li");
    expect(entry?.textContent).toBe("Ottawa Books: Lost, looked after by ana@firm.example");
    expect(screen.queryByText(/no link was sent/)).toBeNull();
    const undo = screen.getByRole("button", { name: /^Undo/ }).closest("form");
    expect(Object.fromEntries(new FormData(undo ?? undefined))).toEqual({ id: row.id, of: "sign_up", back });
    cleanup();
    list({}, { role: "member" });
    expect(screen.getAllByRole("checkbox", { name: /^Choose/ })).not.toEqual([]);
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
    cleanup();
    list({});
    expect(screen.queryByRole("checkbox", { name: /^Choose/ })).toBeNull();
  });

  it("says that there may be more to do than it has read", () => {
    const todos = new Map(Array.from({ length: maxOfKind }, (_, at) => [String(at), [failed]]));
    list({ market: "ca" }, { facts: { ...facts, todos } });
    expect(screen.getByRole("link", { name: /^To do/ }).textContent).toBe("To do 3+");
  });

  it("says what it searched for, that there is more, and leads back", () => {
    list({ q: "fenwick", market: "uk" }, { isCut: true });
    expect(screen.getByLabelText(/^Reference, business/)).toHaveProperty("value", "fenwick");
    expect(screen.getByText(/There are more/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Confirmed/ }).textContent).toBe("Confirmed 71+");
    expect(screen.getByRole("link", { name: "Clear the search" }).getAttribute("href")).toBe(
      "/console/sign-ups?market=uk",
    );
  });

  it("is searched by its own field, to which the keys lead, also from a check box", () => {
    list({}, { role: "admin" });
    fireEvent.keyDown(screen.getByRole("checkbox", { name: /^Choose/ }), { key: "/" });
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reference, business/));
  });

  it("offers all sign-ups when none matches", () => {
    list({ market: "ca" }, { rows: [] });
    expect(screen.getByRole("link", { name: "Show all" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("offers the export to administrators alone", () => {
    list({ setUp: "refused", after: row.id }, { role: "admin" });
    const button = screen.getByRole("button", { name: /^CSV/, hidden: true });
    expect(button.closest("form")?.getAttribute("action")).toBe(
      "/console/export?list=sign-ups&setUp=refused",
    );
    list({});
    expect(screen.getAllByRole("button", { name: /^CSV/, hidden: true })).toHaveLength(1);
  });
});
