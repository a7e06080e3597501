import { sampleBooks, taxOn, taxRate } from "@/lib/markets/books";
import type { Edition } from "@/lib/markets/editions";
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

type Books = Pick<Edition, "segment">;
type Entries = readonly (readonly [line: Line, amount: number])[];
type Amounts = Readonly<Record<string, number>>;

export function profitAndLoss(business: PackBusiness, edition: Books): readonly StatementRow[] {
  const { income, directCosts, overheads } = sampleBooks[edition.segment].packs[business];
  const turnover = sumOf(income);
  return [
    ...part("income", entriesOf(income)),
    sum("turnover", turnover),
    ...part("directCosts", entriesOf(directCosts)),
    sum("gross", turnover - sumOf(directCosts)),
    ...part("overheads", entriesOf(overheads)),
    sum("allOverheads", sumOf(overheads)),
    { look: "total", key: "profit", amount: profit(business, edition) },
  ];
}

export function balanceSheet(business: PackBusiness, edition: Books): readonly StatementRow[] {
  const { fixedAssets, currentAssets, debts, capital } = sampleBooks[edition.segment].packs[business];
  const { salesTax } = taxDue(business, edition);
  const { draw, ...others } = capital;
  const fixed = entriesOf(fixedAssets);
  const current = entriesOf(currentAssets);
  const due: Entries = [...entriesOf(debts), ...(salesTax === 0 ? [] : [["salesTax", salesTax] as const])];
  const reserves: Entries = [
    ...entriesOf(others),
    ["profitOfMonth", profit(business, edition)],
    ...entriesOf({ draw }),
  ];
  const fixedPart = part("fixedAssets", fixed);
  const duePart = [...part("debts", due), sum("allDebts", total(due))];
  const capitalPart = part("capital", reserves);
  if (sampleBooks[edition.segment].balanceSheet === "netAssets")
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

export function profit(business: PackBusiness, edition: Books): number {
  const { income, directCosts, overheads } = sampleBooks[edition.segment].packs[business];
  return sumOf(income) - sumOf(directCosts) - sumOf(overheads);
}

/** Profit as a share of sales, in whole hundredths: pence of a pound, cents of a dollar. */
export function profitShare(business: PackBusiness, edition: Books): number {
  return Math.round(
    (profit(business, edition) / sumOf(sampleBooks[edition.segment].packs[business].income)) * 100,
  );
}

export function bankOf(business: PackBusiness, edition: Books): number {
  return sampleBooks[edition.segment].packs[business].currentAssets.bank;
}

/** What is billed in advance is owed as work, not as a bill or a tax. */
export function billsAndTaxes(business: PackBusiness, edition: Books): number {
  const { advance: _, ...bills } = sampleBooks[edition.segment].packs[business].debts;
  return sumOf(bills) + taxDue(business, edition).salesTax;
}

/** The tax of the month's sales and purchases, what is unpaid of earlier months, and the debt that follows. */
export function taxDue(business: PackBusiness, edition: Books) {
  const { income, directCosts, overheads, fixedAssets, earlierTax } =
    sampleBooks[edition.segment].packs[business];
  const missing = unproven(business);
  // No tax is claimed back for a purchase without a receipt, which stands in its line in full.
  const proven = (line: Line, amount: number) =>
    line === missing.line ? amount - sampleBooks[edition.segment].purchases[missing.key] : amount;
  const taxOfLines = (entries: Entries) =>
    entries.reduce((all, [line, amount]) => all + (isTaxed(line, edition) ? taxOn(amount, edition) : 0), 0);
  const costs: Entries = [...entriesOf(directCosts), ...entriesOf(overheads)];
  const onAssets = packs[business].purchases
    .filter(({ line }) => line in fixedAssets)
    .reduce((all, purchase) => all + (taxOf(purchase, edition) ?? 0), 0);
  const onSales = taxOfLines(entriesOf(income));
  const onPurchases = sampleBooks[edition.segment].reclaimed
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
export function taxOf(purchase: Purchase, edition: Books): number | null {
  return purchase.by !== null && isTaxed(purchase.line, edition)
    ? taxOn(sampleBooks[edition.segment].purchases[purchase.key], edition)
    : null;
}

export function carriedForward(business: PackBusiness, edition: Books) {
  const { forward } = sampleBooks[edition.segment].packs[business];
  const { purchases } = packs[business];
  const tax = purchases.reduce((all, purchase) => all + (taxOf(purchase, edition) ?? 0), 0);
  const net = purchases.reduce(
    (all, purchase) => all + sampleBooks[edition.segment].purchases[purchase.key],
    0,
  );
  return { tax: forward.tax + tax, total: forward.total + net + tax };
}

export function unproven(business: PackBusiness): Purchase {
  const found = packs[business].purchases.find(({ by }) => by === null);
  if (!found) throw new Error(`The pack of the ${business} has no open purchase.`);
  return found;
}

/** The tax in the purchase without a receipt: the business could claim it if it had the receipt. */
export function claimable(business: PackBusiness, edition: Books): number {
  const paid = sampleBooks[edition.segment].purchases[unproven(business).key];
  return taxOn(paid / (1 + taxRate(edition) / 100), edition);
}

function isTaxed(line: Line, edition: Books): boolean {
  return sampleBooks[edition.segment].taxed.some((one) => one === line);
}

/** The lines that the books have. */
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
