import { describe, expect, it } from "vitest";
import { ledgers, newest, weekSum } from "@/lib/content/ledger";
import { marketCodes } from "@/lib/markets";

describe.each(marketCodes)("the example ledger of %s", (code) => {
  const { rate, receipt, entries } = ledgers[code];

  it("has a receipt whose lines add up to the newest entry", () => {
    expect(receipt.reduce((sum, line) => sum + line, 0)).toBe(newest(code).net);
  });

  it("applies the market's tax rate to every entry, or none", () => {
    for (const { net, tax } of entries) expect([0, Math.round((net * rate) / 100)]).toContain(tax);
  });

  it("is sorted by date", () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });
});

it("reclaims VAT and HST, and deducts the whole cost where sales tax is part of it", () => {
  expect(weekSum(ledgers.uk)).toBe(58_60);
  expect(weekSum(ledgers.us)).toBe(418_90);
  expect(weekSum(ledgers.ca)).toBe(44_20);
});
