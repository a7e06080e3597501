import { describe, expect, it } from "vitest";
import { exampleDay, invoiceDue, ledgers, samples } from "@/lib/content/ledger";
import { addDays } from "@/lib/dates";
import { marketCodes } from "@/lib/markets";

describe.each(marketCodes)("the example ledger of %s", (code) => {
  const { rate, receipt, entries } = ledgers[code];

  it("applies the market's tax rate to every entry but those that are exempt", () => {
    const exempt = code === "us" ? ["insurance", "statement", "fuel"] : ["insurance", "statement"];
    for (const { key, net, tax } of [...entries, ...samples(code)])
      expect(tax, key).toBe(exempt.includes(key) ? 0 : Math.round((net * rate) / 100));
  });

  it("is sorted by date", () => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it("takes a receipt, an invoice and a bank line, each sent before it is checked", () => {
    const all = samples(code);
    expect(all.map(({ key }) => key)).toEqual(["receipt", "invoice", "statement"]);
    for (const { date, sentAt, checkedAt } of all) {
      expect(date <= exampleDay).toBe(true);
      expect(checkedAt).toBeGreaterThan(sentAt);
    }
  });

  it("has a receipt whose lines add up, an invoice with tax, and a bank line without", () => {
    const [sent, invoice, line] = samples(code);
    expect(receipt.reduce((sum, part) => sum + part, 0)).toBe(sent?.net);
    expect(invoice?.tax).toBeGreaterThan(0);
    expect(line?.tax).toBe(0);
  });
});

it("has an invoice that is due 30 days after its date", () => {
  expect(invoiceDue).toBe(addDays(samples("uk")[1]?.date ?? "", 30));
});
