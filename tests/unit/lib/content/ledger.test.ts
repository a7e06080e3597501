import { describe, expect, it } from "vitest";
import { exampleDay, ledger, samples } from "@/lib/content/ledger";
import { sampleBooks } from "@/lib/markets/books";
import { editions } from "@/lib/markets/editions";
import type { SampleKey } from "@/lib/markets/sample-books";

/** Worked out by hand. */
const taxes = {
  uk: { fuel: 11_20, phone: 6_00, insurance: 0, print: 27_00, timber: 14_40, invoice: 190_00 },
  us: { fuel: 0, phone: 3_30, insurance: 0, print: 13_20, timber: 6_60, invoice: 99_00 },
  ca: { fuel: 7_80, phone: 6_50, insurance: 0, print: 19_50, timber: 10_40, invoice: 143_00 },
  // 3,00 + 5,99; 2,50 + 4,99; 7,50 + 14,96; 4,00 + 7,98; 55,00 + 109,73
  "ca-fr": { fuel: 8_99, phone: 7_49, insurance: 0, print: 22_46, timber: 11_98, invoice: 164_73 },
};

describe.each(editions)("the example ledger of $segment", (edition) => {
  const { receipt } = sampleBooks[edition.segment];
  const entries = ledger(edition);

  it("applies the rates of the books to every entry but those that are exempt", () => {
    const rows = [...entries, ...samples(edition).filter(({ key }) => key === "invoice")];
    expect(Object.fromEntries(rows.map(({ key, tax }) => [key, tax]))).toEqual(taxes[edition.segment]);
  });

  it("is sorted by date", () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it("takes a receipt, an invoice and a bank line, the latest first, each sent before it is checked", () => {
    const all = samples(edition);
    const keys = all.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(["invoice", "receipt", "statement"]);
    expect(keys[0], "what the first screen names first").toBe(
      edition.segment === "us" ? "invoice" : "receipt",
    );
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { date, sentAt, checkedAt } of all) {
      expect(date <= exampleDay).toBe(true);
      expect(checkedAt).toBeGreaterThan(sentAt);
    }
  });

  it("has a receipt whose lines add up, an invoice with tax, and a bank line without", () => {
    const of = (one: SampleKey) => samples(edition).find(({ key }) => key === one);
    expect(receipt.reduce((sum, part) => sum + part, 0)).toBe(of("receipt")?.net);
    expect(of("invoice")?.tax).toBeGreaterThan(0);
    expect(of("statement")?.tax).toBe(0);
  });
});
