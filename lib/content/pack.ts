import type { MarketCode } from "@/lib/markets";

/** The sample month-end pack of an invented business. All amounts in minor units of the market's currency. */
export const packMonth = { first: "2026-10-01", last: "2026-10-31" } as const;

type Amounts<Key extends string> = Readonly<Partial<Record<Key, number>>>;
type Income = "work" | "repairs";
type DirectCost = "materials" | "subcontractors";
type Overhead =
  | "wages"
  | "payrollTax"
  | "rent"
  | "motor"
  | "advertising"
  | "depreciation"
  | "insurance"
  | "telephone";
type CurrentAsset = "stock" | "debtors" | "loan" | "bank";
type Debt = "creditors" | "salesTax" | "payroll";
type Capital = "shares" | "forward" | "draw";

/** A purchase. `tax`: VAT, sales tax or HST, part of `total`; `by`: who checked it, null while its receipt is missing. */
type Purchase = {
  readonly key: "fuel" | "phone" | "print" | "insurance" | "timber" | "unproven";
  readonly date: string;
  readonly total: number;
  readonly tax: number;
  readonly by: "pn" | "rh" | null;
};

type Pack = {
  readonly income: Amounts<Income>;
  readonly directCosts: Amounts<DirectCost>;
  readonly overheads: Amounts<Overhead>;
  readonly tools: number;
  readonly currentAssets: Amounts<CurrentAsset>;
  readonly debts: Amounts<Debt>;
  /** Without the month's profit, which is computed. A draw is negative. */
  readonly capital: Amounts<Capital>;
  readonly taxRate: number; // Per cent, of the purchase without a receipt
  readonly purchases: readonly Purchase[];
};

/** The question about the owner's transfer; the other one is about the purchase without a receipt. */
export const transfer = { date: "2026-10-15", amount: 500_00 } as const;
export const checkedEntries = 61;

export const packs: Readonly<Record<MarketCode, Pack>> = {
  uk: {
    income: { work: 18_420_00, repairs: 1_260_00 },
    directCosts: { materials: 6_214_50, subcontractors: 2_400_00 },
    overheads: {
      wages: 4_150_00,
      rent: 850_00,
      motor: 512_30,
      advertising: 135_00,
      depreciation: 95_00,
      insurance: 41_50,
      telephone: 30_00,
    },
    tools: 8_460_00,
    currentAssets: { stock: 1_320_00, debtors: 6_445_00, loan: transfer.amount, bank: 11_287_45 },
    debts: { creditors: 3_108_20, salesTax: 2_214_60, payroll: 986_40 },
    capital: { shares: 100_00, forward: 16_351_55 },
    taxRate: 20,
    purchases: purchases({
      fuel: [74_40, 12_40],
      phone: [36_00, 6_00],
      print: [162_00, 27_00],
      insurance: [41_50, 0],
      timber: [576_00, 96_00],
      unproven: [64_80, 0],
    }),
  },
  us: {
    income: { work: 21_480_00, repairs: 1_640_00 },
    directCosts: { materials: 7_318_40, subcontractors: 2_900_00 },
    overheads: {
      wages: 4_600_00,
      payrollTax: 351_90,
      rent: 950_00,
      motor: 486_20,
      advertising: 173_20,
      depreciation: 120_00,
      insurance: 54_00,
      telephone: 43_30,
    },
    tools: 9_850_00,
    currentAssets: { bank: 12_914_35, debtors: 7_260_00, stock: 1_480_00 },
    debts: { creditors: 3_412_75, salesTax: 135_30, payroll: 1_058_60 },
    capital: { shares: 5_000_00, forward: 16_274_70, draw: -transfer.amount },
    taxRate: 0,
    purchases: purchases({
      fuel: [74_40, 0],
      phone: [43_30, 3_30],
      print: [173_20, 13_20],
      insurance: [54_00, 0],
      timber: [519_60, 39_60],
      unproven: [64_80, 0],
    }),
  },
  ca: {
    income: { work: 22_150_00, repairs: 1_480_00 },
    directCosts: { materials: 7_402_10, subcontractors: 2_750_00 },
    overheads: {
      wages: 4_700_00,
      rent: 980_00,
      motor: 533_40,
      advertising: 150_00,
      depreciation: 115_00,
      insurance: 54_00,
      telephone: 50_00,
    },
    tools: 9_240_00,
    currentAssets: { bank: 13_206_80, debtors: 7_915_00, stock: 1_390_00, loan: transfer.amount },
    debts: { creditors: 3_356_40, salesTax: 1_742_30, payroll: 1_214_50 },
    capital: { shares: 100_00, forward: 18_943_10 },
    taxRate: 13,
    purchases: purchases({
      fuel: [74_58, 8_58],
      phone: [56_50, 6_50],
      print: [169_50, 19_50],
      insurance: [54_00, 0],
      timber: [542_40, 62_40],
      unproven: [73_45, 0],
    }),
  },
};

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
type Line = Income | DirectCost | Overhead | "tools" | CurrentAsset | Debt | Capital | "profitOfMonth";

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

/** UK: net assets above, capital below. US and Canada: all assets above, liabilities and equity below. */
export function balanceSheet(code: MarketCode): readonly StatementRow[] {
  const { tools, currentAssets, debts, capital } = packs[code];
  const current = sumOf(currentAssets);
  const due = sumOf(debts);
  const { draw, ...kept } = capital;
  const reserves = { ...kept, profitOfMonth: profit(code), ...(draw === undefined ? {} : { draw }) };
  const fixedPart = part("fixedAssets", { tools });
  const currentPart = [...part("currentAssets", currentAssets), sum("allCurrentAssets", current)];
  const duePart = [...part("debts", debts), sum("allDebts", due)];
  const capitalPart = part("capital", reserves);
  if (code === "uk")
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

/** The tax in the purchase without a receipt, which the receipt would let the business claim. */
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

function purchases(
  amounts: Readonly<Record<Purchase["key"], readonly [total: number, tax: number]>>,
): readonly Purchase[] {
  const rows = [
    ["fuel", "2026-10-05", "pn"],
    ["phone", "2026-10-09", "pn"],
    ["print", "2026-10-13", "pn"],
    ["insurance", "2026-10-14", "rh"],
    ["timber", "2026-10-22", "pn"],
    ["unproven", "2026-10-27", null],
  ] as const;
  return rows.map(([key, date, by]) => {
    const [total, tax] = amounts[key];
    return { key, date, total, tax, by };
  });
}
