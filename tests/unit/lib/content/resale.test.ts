import { expect, it } from "vitest";
import { resaleExample } from "@/lib/content/resale";
import { markets } from "@/lib/markets";
import { plan } from "@/lib/plans";

it.each(markets)("a practice in $code has as many transactions as the plan asks for", ({ currency }) => {
  const { clients, transactionsEach } = resaleExample(currency);
  expect(clients * transactionsEach).toBeGreaterThanOrEqual(plan("multi_entity").transactionLimit);
});

it.each([
  ["GBP", [600_00, 900_00, 300_00]],
  ["USD", [780_00, 1_170_00, 390_00]],
  ["CAD", [1_200_00, 1_800_00, 600_00]],
] as const)("a practice pays, invoices and keeps in %s what the page states", (currency, stated) => {
  const { pays, invoices, keeps } = resaleExample(currency);
  expect([pays, invoices, keeps]).toEqual(stated);
});
