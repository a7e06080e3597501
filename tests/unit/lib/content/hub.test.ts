import { expect, it } from "vitest";
import { hubReceipt } from "@/lib/content/hub";
import { markets } from "@/lib/markets";
import { sampleBooks } from "@/lib/markets/books";

it.each(markets)("the receipt in the Communications Hub adds up in $code", ({ code }) => {
  const { machine, beans, tax, total, entries, reclaimed } = hubReceipt(code);
  expect(tax).toBe(Math.round((machine * sampleBooks[code].rate) / 100));
  expect(machine + beans + tax).toBe(total);
  expect(entries.reduce((sum, { cost }) => sum + cost, reclaimed)).toBe(total);
  expect(reclaimed).toBe(sampleBooks[code].reclaimed ? tax : 0);
});
