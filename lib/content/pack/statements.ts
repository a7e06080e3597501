import type { MarketCode } from "@/lib/markets";
import { sampleBooks } from "@/lib/markets/books";
import type { PackBusiness, PackLine } from "@/lib/markets/sample-books";
import { type Purchase, packs } from "./pack";

type Heading = "income" | "directCosts" | "overheads" | "fixedAssets" | "currentAssets" | "debts" | "capital";
type Sum =
  | "turnover"
  | "gross"
  | "allOverheads"
  | "profit"
  | "allCurrentAssets"
  | "netCurrentAssets"
  | "netAssets"
  | "allAssets"
  | "allDebts"
  | "allCapital"
  | "debtsAndCapital";
type Line = PackLine | "profitOfMonth";

/** A line of a statement. `sum` closes a part, `total` the statement; a heading has no amount. */
export type StatementRow =
  | { readonly look: "heading"; readonly key: Heading }
  | { readonly look: "line" | "sum" | "total"; readonly key: Line | Sum; readonly amount: number };

type Entries = readonly (readonly [line: Line, amount: number])[];
type Amounts = Readonly<Record<string, number>>;

export function profitAndLoss(business: PackBusiness, code: MarketCode): readonly StatementRow[] {
  const { income, directCosts, overheads } = sampleBooks[code].packs[business];
  const turnover = sumOf(income);
  return [
    ...part("income", entriesOf(income)),
    sum("turnover", turnover),
    ...part("directCosts", entriesOf(directCosts)),
    sum("gross", turnover - sumOf(directCosts)),
    ...part("overheads", entriesOf(overheads)),
    sum("allOverheads", sumOf(overheads)),
    { look: "total", key: "profit", amount: profit(business, code) },
  ];
}

export function balanceSheet(business: PackBusiness, code: MarketCode): readonly StatementRow[] {
  const { fixedAssets, currentAssets, debts, capital } = sampleBooks[code].packs[business];
  const { salesTax } = taxDue(business, code);
  const { draw, ...others } = capital;
  const fixed = entriesOf(fixedAssets);
  const current = entriesOf(currentAssets);
  const due: Entries = [...entriesOf(debts), ...(salesTax === 0 ? [] : [["salesTax", salesTax] as const])];
  const reserves: Entries = [
    ...entriesOf(others),
    ["profitOfMonth", profit(business, code)],
    ...entriesOf({ draw }),
  ];
  const fixedPart = part("fixedAssets", fixed);
  const duePart = [...part("debts", due), sum("allDebts", total(due))];
  const capitalPart = part("capital", reserves);
  if (sampleBooks[code].balanceSheet === "netAssets")
    return [
      ...fixedPart,
      ...part("currentAssets", current),
      sum("allCurrentAssets", total(current)),
      ...duePart,
      sum("netCurrentAssets", total(current) - total(due)),
      { look: "total", key: "netAssets", amount: total(fixed) + total(current) - total(due) },
      ...capitalPart,
      { look: "total", key: "allCapital", amount: total(reserves) },
    ];
  // There the most liquid assets come first.
  return [
    ...part("currentAssets", current.toReversed()),
    sum("allCurrentAssets", total(current)),
    ...fixedPart,
    { look: "total", key: "allAssets", amount: total(fixed) + total(current) },
    ...duePart,
    ...capitalPart,
    sum("allCapital", total(reserves)),
    { look: "total", key: "debtsAndCapital", amount: total(due) + total(reserves) },
  ];
}

export function profit(business: PackBusiness, code: MarketCode): number {
  const { income, directCosts, overheads } = sampleBooks[code].packs[business];
  return sumOf(income) - sumOf(directCosts) - sumOf(overheads);
}

/** Profit as a share of sales, in whole hundredths: pence of a pound, cents of a dollar. */
export function profitShare(business: PackBusiness, code: MarketCode): number {
  return Math.round((profit(business, code) / sumOf(sampleBooks[code].packs[business].income)) * 100);
}

export function bankOf(business: PackBusiness, code: MarketCode): number {
  return sampleBooks[code].packs[business].currentAssets.bank;
}

/** What is billed in advance is owed as work, not as a bill or a tax. */
export function billsAndTaxes(business: PackBusiness, code: MarketCode): number {
  const { advance: _, ...bills } = sampleBooks[code].packs[business].debts;
  return sumOf(bills) + taxDue(business, code).salesTax;
}

/** The tax of the month's sales and purchases, what is unpaid of earlier months, and the debt that follows. */
export function taxDue(business: PackBusiness, code: MarketCode) {
  const { income, directCosts, overheads, fixedAssets, earlierTax } = sampleBooks[code].packs[business];
  const missing = unproven(business);
  // No tax is claimed back for a purchase without a receipt, which stands in its line in full.
  const proven = (line: Line, amount: number) =>
    line === missing.line ? amount - sampleBooks[code].purchases[missing.key] : amount;
  const taxOfLines = (entries: Entries) =>
    entries.reduce((all, [line, amount]) => all + (isTaxed(line, code) ? taxOn(amount, code) : 0), 0);
  const costs: Entries = [...entriesOf(directCosts), ...entriesOf(overheads)];
  const onAssets = packs[business].purchases
    .filter(({ line }) => line in fixedAssets)
    .reduce((all, purchase) => all + (taxOf(purchase, code) ?? 0), 0);
  const onSales = taxOfLines(entriesOf(income));
  const onPurchases = sampleBooks[code].reclaimed
    ? taxOfLines(costs.map(([line, amount]) => [line, proven(line, amount)])) + onAssets
    : 0;
  return {
    onSales,
    onPurchases,
    earlier: earlierTax,
    salesTax: onSales - onPurchases + earlierTax,
  };
}

/** The tax on top of a purchase's net amount; null if it has none, as while its receipt is missing. */
export function taxOf(purchase: Purchase, code: MarketCode): number | null {
  return purchase.by !== null && isTaxed(purchase.line, code)
    ? taxOn(sampleBooks[code].purchases[purchase.key], code)
    : null;
}

export function carriedForward(business: PackBusiness, code: MarketCode) {
  const { forward } = sampleBooks[code].packs[business];
  const { purchases } = packs[business];
  const tax = purchases.reduce((all, purchase) => all + (taxOf(purchase, code) ?? 0), 0);
  const net = purchases.reduce((all, purchase) => all + sampleBooks[code].purchases[purchase.key], 0);
  return { tax: forward.tax + tax, total: forward.total + net + tax };
}

export function unproven(business: PackBusiness): Purchase {
  const found = packs[business].purchases.find(({ by }) => by === null);
  if (!found) throw new Error(`The pack of the ${business} has no open purchase.`);
  return found;
}

/** The tax in the purchase without a receipt: the business could claim it if it had the receipt. */
export function claimable(business: PackBusiness, code: MarketCode): number {
  const { rate, purchases } = sampleBooks[code];
  return Math.round((purchases[unproven(business).key] * rate) / (100 + rate));
}

function isTaxed(line: Line, code: MarketCode): boolean {
  return sampleBooks[code].taxed.some((one) => one === line);
}

function taxOn(net: number, code: MarketCode): number {
  return Math.round((net * sampleBooks[code].rate) / 100);
}

/** The lines that the market has. */
function entriesOf(amounts: Amounts): Entries {
  const lines = Object.entries(amounts) as [PackLine, number][];
  return lines.filter(([, amount]) => amount !== 0);
}

function part(heading: Heading, entries: Entries): StatementRow[] {
  return [
    { look: "heading", key: heading },
    ...entries.map(([key, amount]) => ({ look: "line", key, amount }) as const),
  ];
}

function sum(key: Sum, amount: number): StatementRow {
  return { look: "sum", key, amount };
}

function total(entries: Entries): number {
  return entries.reduce((all, [, amount]) => all + amount, 0);
}

function sumOf(amounts: Amounts): number {
  return total(entriesOf(amounts));
}
