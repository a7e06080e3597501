import type { MarketCode } from "@/lib/markets";
import { type Amounts, type PackLine, type Purchase, packs } from "./pack";

type Heading = "income" | "directCosts" | "overheads" | "fixedAssets" | "currentAssets" | "debts" | "capital";
type Sum =
  | "turnover"
  | "gross"
  | "allOverheads"
  | "profit"
  | "allCurrentAssets"
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

export function profitAndLoss(code: MarketCode): readonly StatementRow[] {
  const { income, directCosts, overheads } = packs[code];
  const turnover = sumOf(income);
  const gross = turnover - sumOf(directCosts);
  return [
    ...part("income", income),
    sum("turnover", turnover),
    ...part("directCosts", directCosts),
    sum("gross", gross),
    ...part("overheads", overheads),
    sum("allOverheads", sumOf(overheads)),
    { look: "total", key: "profit", amount: profit(code) },
  ];
}

export function balanceSheet(code: MarketCode): readonly StatementRow[] {
  const { balanceSheet: form, tools, currentAssets, debts, capital } = packs[code];
  const current = sumOf(currentAssets);
  const due = sumOf(debts);
  const { draw, ...kept } = capital;
  const reserves = { ...kept, profitOfMonth: profit(code), ...(draw === undefined ? {} : { draw }) };
  const fixedPart = part("fixedAssets", { tools });
  const currentPart = [...part("currentAssets", currentAssets), sum("allCurrentAssets", current)];
  const duePart = [...part("debts", debts), sum("allDebts", due)];
  const capitalPart = part("capital", reserves);
  if (form === "netAssets")
    return [
      ...fixedPart,
      ...currentPart,
      ...duePart,
      total("netAssets", tools + current - due),
      ...capitalPart,
      total("allCapital", sumOf(reserves)),
    ];
  return [
    ...currentPart,
    ...fixedPart,
    total("allAssets", current + tools),
    ...duePart,
    ...capitalPart,
    sum("allCapital", sumOf(reserves)),
    total("debtsAndCapital", due + sumOf(reserves)),
  ];
}

export function profit(code: MarketCode): number {
  const { income, directCosts, overheads } = packs[code];
  return sumOf(income) - sumOf(directCosts) - sumOf(overheads);
}

/** Profit as a share of sales, in whole hundredths: pence of a pound, cents of a dollar. */
export function profitShare(code: MarketCode): number {
  return Math.round((profit(code) / sumOf(packs[code].income)) * 100);
}

export function debtsOf(code: MarketCode): number {
  return sumOf(packs[code].debts);
}

export function carriedForward(code: MarketCode): { readonly tax: number; readonly total: number } {
  const { purchases } = packs[code];
  return {
    tax: purchases.reduce((all, { tax }) => all + tax, 0),
    total: purchases.reduce((all, { total }) => all + total, 0),
  };
}

export function unproven(code: MarketCode): Purchase {
  const found = packs[code].purchases.find(({ by }) => by === null);
  if (!found) throw new Error(`The pack of ${code} has no open purchase.`);
  return found;
}

/** The tax in the purchase without a receipt: the business could claim it if it had the receipt. */
export function claimable(code: MarketCode): number {
  const { taxRate } = packs[code];
  return Math.round((unproven(code).total * taxRate) / (100 + taxRate));
}

function part<Key extends Line>(heading: Heading, amounts: Amounts<Key>): StatementRow[] {
  const entries = Object.entries(amounts) as [Key, number][];
  const lines = entries.map(([key, amount]) => ({ look: "line", key, amount }) as const);
  return [{ look: "heading", key: heading }, ...lines];
}

function sum(key: Sum, amount: number): StatementRow {
  return { look: "sum", key, amount };
}

function total(key: Sum, amount: number): StatementRow {
  return { look: "total", key, amount };
}

function sumOf(amounts: Amounts<string>): number {
  return Object.values(amounts).reduce<number>((all, amount = 0) => all + amount, 0);
}
