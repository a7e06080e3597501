import type { Hand } from "@/lib/content/mark";
import type { IsoDate } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";

/** The sample month-end packs of invented businesses. All amounts in minor units of the market's currency. */
export const packMonth = { first: "2026-10-01", last: "2026-10-31" } as const;

export type PerMarket = Readonly<Record<MarketCode, number>>;
/** The lines of a part of the books. A market that a line leaves out does not have it. */
export type Amounts<Line extends string> = Readonly<Partial<Record<Line, Partial<PerMarket>>>>;

type Income = "work" | "repairs" | "eatIn" | "takeAway" | "retainers" | "projects";
type DirectCost = "materials" | "subcontractors" | "food" | "drinks" | "packaging" | "freelancers" | "studio";
type Overhead =
  | "wages"
  | "payrollTax"
  | "rent"
  | "energy"
  | "cardFees"
  | "motor"
  | "travel"
  | "software"
  | "advertising"
  | "cleaning"
  | "depreciation"
  | "insurance"
  | "telephone";
type FixedAsset = "tools" | "kitchen" | "computers";
type CurrentAsset = "stock" | "takings" | "debtors" | "loan" | "bank" | "till";
type Debt = "creditors" | "advance" | "salesTax" | "payroll";
type Capital = "shares" | "forward" | "draw";
export type PackLine = Income | DirectCost | Overhead | FixedAsset | CurrentAsset | Debt | Capital;

/** Purchases about which the accountant asked. The others were clear. */
export const askedPurchases = ["timber", "grinder", "train"] as const;
type AskedPurchase = (typeof askedPurchases)[number];
type ClearPurchase =
  | "fuel"
  | "mobile"
  | "sign"
  | "liability"
  | "beans"
  | "cups"
  | "milk"
  | "power"
  | "freelancer"
  | "licences"
  | "studioDay"
  | "phones";
type UnprovenPurchase = "unprovenFuel" | "unprovenCleaning" | "unprovenHotel";

/** Why a purchase has no VAT or HST. Sales tax has no such distinction. */
type Untaxed = "exempt" | "zeroRated" | "unregistered";

/** A purchase. `by`: who checked it, null while its receipt is missing; `taxedIn`: the markets where its price has tax on top. */
export type Purchase = {
  readonly key: AskedPurchase | ClearPurchase | UnprovenPurchase;
  readonly date: IsoDate;
  readonly line: DirectCost | Overhead | FixedAsset;
  readonly by: Hand | null;
  readonly taxedIn: readonly MarketCode[];
  readonly untaxed?: Untaxed; // Of a supplier who is not registered there is no tax to claim
  readonly net: PerMarket;
};

export type Pack = {
  readonly income: Amounts<Income>; // Without tax
  readonly directCosts: Amounts<DirectCost>;
  readonly overheads: Amounts<Overhead>;
  readonly fixedAssets: Amounts<FixedAsset>;
  readonly currentAssets: Amounts<CurrentAsset>;
  /** The tax of earlier months that is not paid yet. The tax of the month is computed. */
  readonly earlierTax: Partial<PerMarket>;
  readonly debts: Amounts<Exclude<Debt, "salesTax">>;
  /** Does not have the month's profit, which is computed. A draw is negative. */
  readonly capital: Amounts<Capital>;
  /** The owner's transfer, about which the accountant asks. The other open question is about the purchase without a receipt. */
  readonly transfer: { readonly date: IsoDate; readonly amount: number };
  readonly checkedEntries: number;
  /** A page of the purchase ledger, and the totals of the pages before it. */
  readonly ledger: {
    readonly page: number;
    readonly forward: { readonly tax: PerMarket; readonly total: PerMarket };
    readonly purchases: readonly Purchase[];
  };
};

/** The lines of which the market taxes each: sales, and costs that have tax on top. The rate is that of `ledgers`. */
export const taxedLines: Readonly<Record<MarketCode, ReadonlySet<PackLine>>> = {
  uk: new Set([
    ...(["work", "repairs", "eatIn", "retainers", "projects"] as const),
    ...(["materials", "drinks", "packaging", "studio"] as const),
    ...(["energy", "motor", "software", "advertising", "cleaning", "telephone"] as const),
  ]),
  us: new Set(["repairs", "eatIn"]),
  ca: new Set([
    ...(["work", "repairs", "eatIn", "retainers", "projects"] as const),
    ...(["materials", "drinks", "packaging", "studio"] as const),
    ...(["rent", "energy", "motor", "travel", "software", "advertising", "cleaning", "telephone"] as const),
  ]),
};
