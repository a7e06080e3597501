import { expect, it } from "vitest";
import { hubReceipt } from "@/lib/content/hub";
import { sampleBooks } from "@/lib/markets/books";
import { editions } from "@/lib/markets/editions";

it.each(editions)("the receipt in the Communications Hub adds up in $segment", (edition) => {
  const { machine, beans, taxes, total, entries, reclaimed } = hubReceipt(edition);
  for (const { rate, tax } of taxes) expect(tax).toBe(Math.round((machine * rate) / 100));
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
  expect(machine + beans + tax).toBe(total);
  expect(entries.reduce((sum, { cost }) => sum + cost, reclaimed)).toBe(total);
  expect(reclaimed).toBe(sampleBooks[edition.segment].reclaimed ? tax : 0);
});
