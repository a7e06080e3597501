/**
 * The books of invented businesses, which the pages of an edition show: amounts in minor units of its currency, 0 for what its market
 * does not have.
 */
export type SampleBooks = {
  readonly taxes: readonly SampleTax[]; // On all that is taxed
  readonly reclaimed: boolean; // True for VAT and HST; sales tax is part of the cost
  readonly taxed: readonly PackLine[]; // Sales, costs and assets with tax on top
  readonly documents: readonly [SampleKey, SampleKey, SampleKey]; // As visitors try them, the latest first
  readonly receipt: readonly [number, number, number]; // The lines of the receipt; their sum is the timber's net amount
  readonly invoice: number;
  readonly meal: number; // A card payment without a receipt
  readonly entries: Readonly<Record<EntryKey, number>>; // Of the example ledger, net
  readonly untaxedEntries: readonly EntryKey[];
  readonly hub: { readonly machine: number; readonly beans: number }; // On a receipt, net. Coffee beans carry no tax in any market
  /** Net assets above and capital below, or all assets above, liabilities and equity below. */
  readonly balanceSheet: "netAssets" | "allAssets";
  readonly purchases: Readonly<Record<PackPurchase, number>>; // Net, of all packs
  readonly packs: { readonly [Business in keyof PackLines]: SamplePack<PackLines[Business]> };
};

/** `rate` in per cent. Quebec has the federal GST and a tax of its own, which papers show on lines of their own. */
export type SampleTax = { readonly name: "vat" | "salesTax" | "hst" | "gst" | "qst"; readonly rate: number };

export type EntryKey = "fuel" | "phone" | "insurance" | "print" | "timber";
export type SampleKey = "receipt" | "invoice" | "statement";

/** The month-end pack of a business. The profit and the tax of the month are computed. */
type SamplePack<Lines extends Record<Part, string>> = {
  readonly [P in Part]: Readonly<Record<Lines[P], number>>; // Without tax
} & {
  readonly earlierTax: number; // Of earlier months, not paid yet
  readonly debts: Readonly<Record<Debt, number>>;
  readonly capital: Readonly<Record<Capital, number>>; // A draw is negative
  readonly forward: { readonly tax: number; readonly total: number }; // From earlier pages of the purchase ledger
};

type Part = "income" | "directCosts" | "overheads" | "fixedAssets" | "currentAssets";

/** The lines of each business's books. */
type PackLines = {
  joiner: {
    income: "work" | "repairs";
    directCosts: "materials" | "subcontractors";
    overheads: Overhead | "motor" | "advertising";
    fixedAssets: "tools";
    currentAssets: "stock" | "debtors" | "loan" | "bank";
  };
  cafe: {
    income: "eatIn" | "takeAway";
    directCosts: "food" | "drinks" | "packaging";
    overheads: Overhead | "energy" | "cardFees" | "cleaning";
    fixedAssets: "kitchen";
    currentAssets: "stock" | "takings" | "loan" | "bank" | "till";
  };
  agency: {
    income: "retainers" | "projects";
    directCosts: "freelancers" | "studio";
    overheads: Overhead | "software" | "travel";
    fixedAssets: "computers";
    currentAssets: "debtors" | "loan" | "bank";
  };
};

type Overhead = "wages" | "payrollTax" | "rent" | "depreciation" | "insurance" | "telephone";
type Debt = "creditors" | "advance" | "payroll";
type Capital = "shares" | "forward" | "draw";

export type PackBusiness = keyof PackLines;
export type PackLine = PackLines[PackBusiness][Part] | Debt | Capital | "salesTax";
export type PackPurchase =
  | ("fuel" | "mobile" | "sign" | "liability" | "timber" | "unprovenFuel")
  | ("beans" | "cups" | "milk" | "power" | "grinder" | "unprovenCleaning")
  | ("freelancer" | "licences" | "studioDay" | "phones" | "train" | "unprovenHotel");
