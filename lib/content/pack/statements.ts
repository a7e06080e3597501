import { ledgers } from "@/lib/content/ledger";
import type { MarketCode } from "@/lib/markets";
import { type PackBusiness, packs } from "./businesses";
import { type Amounts, type PackLine, type PerMarket, type Purchase, taxedLines } from "./pack";

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

export function profitAndLoss(business: PackBusiness, code: MarketCode): readonly StatementRow[] {
  const { income, directCosts, overheads } = packs[business];
  const turnover = sumOf(income, code);
  return [
    ...part("income", entriesOf(income, code)),
    sum("turnover", turnover),
    ...part("directCosts", entriesOf(directCosts, code)),
    sum("gross", turnover - sumOf(directCosts, code)),
    ...part("overheads", entriesOf(overheads, code)),
    sum("allOverheads", sumOf(overheads, code)),
    { look: "total", key: "profit", amount: profit(business, code) },
  ];
}

/** How a balance sheet is laid out: net assets above and capital below, or all assets above, liabilities and equity below. */
const forms = { uk: "netAssets", us: "allAssets", ca: "allAssets" } as const satisfies Record<
  MarketCode,
  string
>;

export function balanceSheet(business: PackBusiness, code: MarketCode): readonly StatementRow[] {
  const { fixedAssets, currentAssets, debts, capital } = packs[business];
  const { salesTax } = taxDue(business, code);
  const { draw, ...kept } = capital;
  const fixed = entriesOf(fixedAssets, code);
  const current = entriesOf(currentAssets, code);
  const due: Entries = [
    ...entriesOf(debts, code),
    ...(salesTax === 0 ? [] : [["salesTax", salesTax] as const]),
  ];
  const reserves: Entries = [
    ...entriesOf(kept, code),
    ["profitOfMonth", profit(business, code)],
    ...(draw ? entriesOf({ draw }, code) : []),
  ];
  const fixedPart = part("fixedAssets", fixed);
  const duePart = [...part("debts", due), sum("allDebts", total(due))];
  const capitalPart = part("capital", reserves);
  if (forms[code] === "netAssets")
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
  const { income, directCosts, overheads } = packs[business];
  return sumOf(income, code) - sumOf(directCosts, code) - sumOf(overheads, code);
}

/** Profit as a share of sales, in whole hundredths: pence of a pound, cents of a dollar. */
export function profitShare(business: PackBusiness, code: MarketCode): number {
  return Math.round((profit(business, code) / sumOf(packs[business].income, code)) * 100);
}

export function bankOf(business: PackBusiness, code: MarketCode): number {
  return packs[business].currentAssets.bank?.[code] ?? 0;
}

/** What is billed in advance is owed as work, not as a bill or a tax. */
export function billsAndTaxes(business: PackBusiness, code: MarketCode): number {
  const { advance: _, ...bills } = packs[business].debts;
  return sumOf(bills, code) + taxDue(business, code).salesTax;
}

/** The tax of the month's sales and purchases, what is unpaid of earlier months, and the debt that follows. */
export function taxDue(business: PackBusiness, code: MarketCode) {
  const { income, directCosts, overheads, earlierTax, ledger } = packs[business];
  const missing = unproven(business);
  // No tax is claimed back for a purchase without a receipt, which stands in its line in full.
  const proven = (line: Line, amount: number) =>
    line === missing.line ? amount - missing.net[code] : amount;
  const taxOfLines = (entries: Entries) =>
    entries.reduce((all, [line, amount]) => all + (isTaxed(line, code) ? taxOn(amount, code) : 0), 0);
  const costs: Entries = [...entriesOf(directCosts, code), ...entriesOf(overheads, code)];
  const onAssets = ledger.purchases
    .filter(({ line }) => line in packs[business].fixedAssets)
    .reduce((all, purchase) => all + taxOf(purchase, code), 0);
  const onSales = taxOfLines(entriesOf(income, code));
  const onPurchases = ledgers[code].reclaimed
    ? taxOfLines(costs.map(([line, amount]) => [line, proven(line, amount)])) + onAssets
    : 0;
  const earlier = earlierTax[code] ?? 0;
  return { onSales, onPurchases, earlier, salesTax: onSales - onPurchases + earlier };
}

export function taxOf({ net, taxedIn }: Purchase, code: MarketCode): number {
  return taxedIn.includes(code) ? taxOn(net[code], code) : 0;
}

export function carriedForward(business: PackBusiness, code: MarketCode) {
  const { forward, purchases } = packs[business].ledger;
  const tax = purchases.reduce((all, purchase) => all + taxOf(purchase, code), 0);
  const net = purchases.reduce((all, purchase) => all + purchase.net[code], 0);
  return { tax: forward.tax[code] + tax, total: forward.total[code] + net + tax };
}

export function unproven(business: PackBusiness): Purchase {
  const found = packs[business].ledger.purchases.find(({ by }) => by === null);
  if (!found) throw new Error(`The pack of the ${business} has no open purchase.`);
  return found;
}

/** The tax in the purchase without a receipt: the business could claim it if it had the receipt. */
export function claimable(business: PackBusiness, code: MarketCode): number {
  const { rate } = ledgers[code];
  return Math.round((unproven(business).net[code] * rate) / (100 + rate));
}

function isTaxed(line: Line, code: MarketCode): boolean {
  return line !== "profitOfMonth" && taxedLines[code].has(line);
}

function taxOn(net: number, code: MarketCode): number {
  return Math.round((net * ledgers[code].rate) / 100);
}

function entriesOf<Key extends PackLine>(amounts: Amounts<Key>, code: MarketCode): Entries {
  const lines = Object.entries(amounts) as [Key, Partial<PerMarket>][];
  return lines.flatMap(([line, { [code]: amount }]) =>
    amount === undefined ? [] : [[line, amount] as const],
  );
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

function sumOf<Key extends PackLine>(amounts: Amounts<Key>, code: MarketCode): number {
  return total(entriesOf(amounts, code));
}
