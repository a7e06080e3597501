import type { MarketCode } from "@/lib/markets";

/** The sample month-end pack of an invented business. All amounts in minor units of the market's currency. */
export const packMonth = { first: "2026-10-01", last: "2026-10-31" } as const;

export type Amounts<Key extends string> = Readonly<Partial<Record<Key, number>>>;
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
export type PackLine = Income | DirectCost | Overhead | "tools" | CurrentAsset | Debt | Capital;

/** A purchase. `tax`: VAT, sales tax or HST, part of `total`; `by`: who checked it, null while its receipt is missing. */
export type Purchase = {
  readonly key: "fuel" | "phone" | "print" | "insurance" | "timber" | "unproven";
  readonly date: string;
  readonly total: number;
  readonly tax: number;
  readonly by: "pn" | "rh" | null;
};

type Pack = {
  /** `netAssets`: net assets above, capital below. `allAssets`: all assets above, liabilities and equity below. */
  readonly balanceSheet: "netAssets" | "allAssets";
  readonly income: Amounts<Income>;
  readonly directCosts: Amounts<DirectCost>;
  readonly overheads: Amounts<Overhead>;
  readonly tools: number;
  readonly currentAssets: Amounts<CurrentAsset>;
  readonly debts: Amounts<Debt>;
  /** Does not contain the month's profit, which is computed. A draw is negative. */
  readonly capital: Amounts<Capital>;
  readonly taxRate: number; // In per cent, for the purchase without a receipt
  readonly purchases: readonly Purchase[];
};

/** The owner's transfer, about which the accountant asks. The other open question is about the purchase without a receipt. */
export const transfer = { date: "2026-10-15", amount: 500_00 } as const;
export const checkedEntries = 61;

export const packs: Readonly<Record<MarketCode, Pack>> = {
  uk: {
    balanceSheet: "netAssets",
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
    balanceSheet: "allAssets",
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
    balanceSheet: "allAssets",
    income: { work: 22_150_00, repairs: 1_480_00 },
    directCosts: { materials: 7_402_10, subcontractors: 2_750_00 },
    overheads: {
      wages: 4_700_00,
      payrollTax: 370_20,
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
    capital: { shares: 100_00, forward: 19_313_30 },
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
