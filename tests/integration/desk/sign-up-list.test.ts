import { expect, it, vi } from "vitest";
import { startOf } from "@/lib/dates";
import { refusedAtBank } from "@/lib/payments/provider-events";
import { leftAfterMinutes, setUpOf, setUpStates } from "@/lib/payments/states";
import { describeOnDatabase } from "../../support/database/database";
import { aRow } from "../../support/database/rows";
import { listedNames, listPage, type Row, signUp } from "../../support/desk/sign-ups";

const inCanada = {
  serviceCountry: "Canada",
  registeredAddressCountry: "Canada",
  currency: "CAD",
  businessNumberType: "bn",
  businessRegistrationNumber: "123456782",
  accountingSoftware: "quickbooks",
} as const;

describeOnDatabase("the list of sign-ups", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);

  it.each(["submitted", "business", "price"])(
    "sorted by %s shows each sign-up once, there and back",
    async (sort) => {
      // Many of the same time, name and price, so that only the id tells their order.
      const rows = Array.from({ length: 60 }, (_, index) => ({
        businessName: `Bakery ${index % 3}`,
        planPrice: index % 2 ? 149_00 : 249_00,
      }));
      await signedUp(...rows);
      for (const order of ["asc", "desc"]) {
        const [seen, back]: [string[], string[]] = [[], []];
        let query: Record<string, string> | null = {};
        let last: Awaited<ReturnType<typeof listPage>> | undefined;
        while (query) {
          last = await listPage({ sort, order, ...query });
          seen.push(...last.rows.map(({ id }) => id));
          query = last.next ? { after: last.next } : null;
        }
        expect(new Set(seen).size).toBe(60);
        query = last?.previous ? { before: last.previous } : null;
        back.push(...(last?.rows.map(({ id }) => id) ?? []));
        while (query) {
          const newer = await listPage({ sort, order, ...query });
          back.unshift(...newer.rows.map(({ id }) => id));
          query = newer.previous ? { before: newer.previous } : null;
        }
        expect(back).toEqual(seen);
      }
    },
  );

  it("tells which need a person, and lists these alone", async () => {
    await signedUp(
      { businessName: "Declined", lastPayment: "failed" },
      { businessName: "Declined in Ottawa", ...inCanada, lastPayment: "failed" },
      { businessName: "Fine" },
    );
    const { rows, facts, counts } = await listPage({ sort: "business" });
    expect(rows.map(({ id }) => facts.todos.get(id)?.[0]?.kind)).toEqual(["failed", "failed", undefined]);
    expect(counts.get("todo")).toBe(2);
    expect(await listedNames({ todo: "yes", sort: "business" })).toEqual(["Declined", "Declined in Ottawa"]);
    expect(await listedNames({ todo: "yes", market: "ca" })).toEqual(["Declined in Ottawa"]);
    expect((await listPage({ todo: "yes", market: "ca" })).counts.get("todo")).toBe(1);
  });

  it("sorts by business and price in both orders", async () => {
    await signedUp(
      { businessName: "beta", planPrice: 149_00 },
      { businessName: "Alpha", planPrice: 1_149_00 },
      { businessName: "Gamma", planPrice: 249_00 },
    );
    expect(await listedNames({ sort: "business" })).toEqual(["Alpha", "beta", "Gamma"]);
    expect(await listedNames({ sort: "business", order: "desc" })).toEqual(["Gamma", "beta", "Alpha"]);
    expect(await listedNames({ sort: "price" })).toEqual(["Alpha", "Gamma", "beta"]);
    expect(await listedNames({ sort: "price", order: "asc" })).toEqual(["beta", "Gamma", "Alpha"]);
  });

  it("filters by each field, and by several together", async () => {
    const from = (attribution: object) => ({ additionalData: { ...aRow().additionalData, attribution } });
    await signedUp(
      { businessName: "plain" },
      { businessName: "failed", paymentStatus: "failed" },
      { businessName: "canadian", ...inCanada },
      { businessName: "rolling", hasRollover: true, rolloverPrice: 20_00 },
      { businessName: "professional", planType: "professional" },
      { businessName: "contacted", stage: "contacted", owner: "operator@example.com" },
      { businessName: "from a campaign", ...from({ utm_source: "News", referrer: "a.example" }) },
      { businessName: "from a site", ...from({ referrer: "b.example" }) },
    );
    const [[key = ""] = []] = (await listPage({})).facts.owners;
    const found: Record<string, [value: string, name: string]> = {
      market: ["ca", "canadian"],
      rollover: ["with", "rolling"],
      plan: ["professional", "professional"],
      stage: ["contacted", "contacted"],
      owner: [key, "contacted"],
      source: ["news", "from a campaign"],
    };
    for (const [filter, [value, name]] of Object.entries(found))
      expect(await listedNames({ [filter]: value }), filter).toEqual([name]);
    expect(await listedNames({ setUp: "refused" })).toEqual(["failed"]);
    expect(await listedNames({ owner: "nobody" })).toHaveLength(7);
    expect(await listedNames({ source: "b.example" })).toEqual(["from a site"]);
    expect(await listedNames({ source: "-" })).toHaveLength(6);
    expect(await listedNames({ owner: key, stage: "contacted", market: "uk" })).toEqual(["contacted"]);
    expect(await listedNames({ owner: key, setUp: "refused" })).toEqual([]);
    expect((await listPage({})).facts.sources).toEqual(["b.example", "news"]);
  });

  it("filters by days in London, both included", async () => {
    await signedUp(
      { businessName: "before", createdAt: new Date("2026-06-30T22:59:59Z") },
      { businessName: "first", createdAt: new Date("2026-06-30T23:00:00Z") },
      { businessName: "last", createdAt: new Date("2026-07-02T22:59:59Z") },
      { businessName: "after", createdAt: new Date("2026-07-02T23:00:00Z") },
    );
    expect(await listedNames({ from: "2026-07-01", to: "2026-07-02" })).toEqual(["last", "first"]);
  });

  it.each([
    ["2026-11-26T10:00:00Z", "2026-11-26", "2026-11-23", "2026-11-01"],
    ["2026-11-29T23:59:00Z", "2026-11-29", "2026-11-23", "2026-11-01"], // A Sunday
    ["2026-06-30T23:30:00Z", "2026-07-01", "2026-06-29", "2026-07-01"], // The next day in London
  ])("filters by the days until now, from %s", async (now, today, monday, first) => {
    const justBefore = (date: string) => new Date(startOf(date, "Europe/London").getTime() - 1);
    const at = (date: string, name: string) => [
      { businessName: `before ${name}`, createdAt: justBefore(date) },
      { businessName: name, createdAt: startOf(date, "Europe/London") },
    ];
    await signedUp(...at(today, "today"), ...at(monday, "week"), ...at(first, "month"));
    vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
    for (const days of ["today", "week", "month"]) {
      const names = await listedNames({ days, sort: "submitted", order: "asc" });
      expect([names.includes(days), names.includes(`before ${days}`)]).toEqual([true, false]);
    }
    vi.useRealTimers();
  });

  it("tells who is at the bank, has left, was refused or has ended, and counts each under the other filters", async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const debit = { mandateId: "MD1", subscriptionId: "SB1" };
    await signedUp(
      { businessName: "not_begun" },
      { businessName: "at_bank", sentToBankAt: ago(leftAfterMinutes - 1) },
      { businessName: "at_bank", sentToBankAt: ago(300), paymentStatus: "processing" },
      { businessName: "left", sentToBankAt: ago(leftAfterMinutes + 1) },
      { businessName: "left", sentToBankAt: ago(3_000), paymentStatus: "abandoned" },
      { businessName: "refused", sentToBankAt: ago(1), paymentCause: refusedAtBank },
      { businessName: "refused", sentToBankAt: ago(300), paymentStatus: "failed" },
      { businessName: "confirmed", ...debit, confirmedAt: ago(9), paymentStatus: "confirmed" },
      { businessName: "ended", confirmedAt: ago(9_000), paymentStatus: "cancelled" },
      { businessName: "elsewhere", ...inCanada },
    );
    for (const state of setUpStates) {
      const { rows, counts } = await listPage({ setUp: state, market: "uk" });
      expect(new Set(rows.map(({ businessName }) => businessName))).toEqual(new Set([state]));
      expect(rows.map((row) => setUpOf(row, new Date()))).toEqual(rows.map(() => state));
      expect(counts.get(state)).toBe(rows.length);
    }
  });

  it("finds who owes a payment", async () => {
    await signedUp(
      { businessName: "paid", lastPayment: "taken" },
      { businessName: "owes", lastPayment: "failed" },
    );
    expect(await listedNames({ payment: "failed" })).toEqual(["owes"]);
  });

  it("ignores what is broken or gone, and says so", async () => {
    await signedUp({});
    const gone = "00000000-0000-4000-8000-000000000000";
    const { listQuery, rows } = await listPage({
      setUp: "paid",
      owner: "aaaaaaaaaaaa",
      after: gone,
      from: "2026-07-02",
      to: "2026-07-01",
    });
    expect([...listQuery.ignored].sort()).toEqual(["after", "owner", "setUp", "to"]);
    expect(rows).toHaveLength(1);
  });
});
