import { describe, expect, it } from "vitest";
import { ledgers, newest, weekSum } from "@/lib/content/ledger";
import { marketCodes } from "@/lib/markets";

describe.each(marketCodes)("the example ledger of %s", (code) => {
  const { rate, receipt, entries } = ledgers[code];

  it("has a receipt whose lines add up to the newest entry", () => {
    expect(receipt.reduce((sum, line) => sum + line, 0)).toBe(newest(code).net);
  });

  it("taxes every entry at the market's rate, or not at all", () => {
    for (const { net, tax } of entries) expect([0, Math.round((net * rate) / 100)]).toContain(tax);
  });

  it("is in the order of its dates", () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });
});

it("reclaims VAT and HST, and deducts the whole cost where sales tax is part of it", () => {
  expect(weekSum(ledgers.uk)).toBe(58_60);
  expect(weekSum(ledgers.us)).toBe(418_90);
  expect(weekSum(ledgers.ca)).toBe(44_20);
});
