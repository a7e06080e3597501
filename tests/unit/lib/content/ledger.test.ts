import { describe, expect, it } from "vitest";
import { exampleDay, ledger, samples } from "@/lib/content/ledger";
import { marketCodes } from "@/lib/markets";
import { sampleBooks } from "@/lib/markets/books";
import type { SampleKey } from "@/lib/markets/sample-books";

describe.each(marketCodes)("the example ledger of %s", (code) => {
  const { rate, receipt } = sampleBooks[code];
  const entries = ledger(code);

  it("applies the market's tax rate to every entry but those that are exempt", () => {
    const exempt = code === "us" ? ["insurance", "statement", "fuel"] : ["insurance", "statement"];
    for (const { key, net, tax } of [...entries, ...samples(code)])
      expect(tax, key).toBe(exempt.includes(key) ? 0 : Math.round((net * rate) / 100));
  });

  it("is sorted by date", () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it("takes a receipt, an invoice and a bank line, the latest first, each sent before it is checked", () => {
    const all = samples(code);
    const keys = all.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(["invoice", "receipt", "statement"]);
    expect(keys[0], "what the first screen names first").toBe(code === "us" ? "invoice" : "receipt");
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { date, sentAt, checkedAt } of all) {
      expect(date <= exampleDay).toBe(true);
      expect(checkedAt).toBeGreaterThan(sentAt);
    }
  });

  it("has a receipt whose lines add up, an invoice with tax, and a bank line without", () => {
    const of = (one: SampleKey) => samples(code).find(({ key }) => key === one);
    expect(receipt.reduce((sum, part) => sum + part, 0)).toBe(of("receipt")?.net);
    expect(of("invoice")?.tax).toBeGreaterThan(0);
    expect(of("statement")?.tax).toBe(0);
  });
});
