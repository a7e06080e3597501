import type { Hand } from "@/lib/content/mark";
import type { IsoDate } from "@/lib/dates";
import type { PackBusiness, PackLine, PackPurchase } from "@/lib/markets/sample-books";
import type { SamplePackPage } from "@/lib/routing/addresses";

/** The month of the sample month-end packs, which are of invented businesses. Their amounts are in `lib/markets`. */
export const packMonth = { first: "2026-10-01", last: "2026-10-31" } as const;

/** Purchases about which the accountant asked. The others were clear. */
export const askedPurchases = ["timber", "grinder", "train"] as const satisfies readonly PackPurchase[];
type UnprovenPurchase = Extract<PackPurchase, `unproven${string}`>;

/** A purchase. `by`: who checked it, null while its receipt is missing; `untaxed`: why it has no VAT or HST, if it has none. */
export type Purchase = { readonly date: IsoDate; readonly line: PackLine } & (
  | {
      readonly key: Exclude<PackPurchase, UnprovenPurchase>;
      readonly by: Hand;
      readonly untaxed?: "exempt" | "zeroRated" | "unregistered"; // Of a supplier who is not registered there is no tax to claim
    }
  | { readonly key: UnprovenPurchase; readonly by: null }
);

type Pack = {
  /** The owner's transfer, about which the accountant asks. The other open question is about the purchase without a receipt. */
  readonly transfer: { readonly date: IsoDate; readonly amount: number };
  readonly checkedEntries: number;
  readonly ledgerPage: number; // The page of the purchase ledger that has the purchases
  readonly purchases: readonly Purchase[];
};

export const packs: Readonly<Record<PackBusiness, Pack>> = {
  joiner: {
    transfer: { date: "2026-10-15", amount: 500_00 },
    checkedEntries: 61,
    ledgerPage: 5,
    purchases: [
      { key: "fuel", date: "2026-10-19", line: "motor", by: "pn" },
      { key: "mobile", date: "2026-10-20", line: "telephone", by: "pn" },
      { key: "sign", date: "2026-10-21", line: "advertising", by: "pn" },
      { key: "liability", date: "2026-10-21", line: "insurance", by: "rh", untaxed: "exempt" },
      { key: "timber", date: "2026-10-22", line: "materials", by: "pn" },
      { key: "unprovenFuel", date: "2026-10-23", line: "motor", by: null },
    ],
  },
  cafe: {
    transfer: { date: "2026-10-16", amount: 120_00 },
    checkedEntries: 148,
    ledgerPage: 5,
    purchases: [
      { key: "beans", date: "2026-10-19", line: "food", by: "pn", untaxed: "zeroRated" },
      { key: "cups", date: "2026-10-20", line: "packaging", by: "pn" },
      { key: "milk", date: "2026-10-20", line: "food", by: "rh", untaxed: "zeroRated" },
      { key: "power", date: "2026-10-21", line: "energy", by: "pn" },
      { key: "grinder", date: "2026-10-22", line: "kitchen", by: "rh" },
      { key: "unprovenCleaning", date: "2026-10-23", line: "cleaning", by: null },
    ],
  },
  agency: {
    transfer: { date: "2026-10-15", amount: 750_00 },
    checkedEntries: 54,
    ledgerPage: 3,
    purchases: [
      { key: "freelancer", date: "2026-10-19", line: "freelancers", by: "pn", untaxed: "unregistered" },
      { key: "licences", date: "2026-10-20", line: "software", by: "pn" },
      { key: "studioDay", date: "2026-10-21", line: "studio", by: "rh" },
      { key: "phones", date: "2026-10-21", line: "telephone", by: "pn" },
      { key: "train", date: "2026-10-22", line: "travel", by: "pn", untaxed: "zeroRated" },
      { key: "unprovenHotel", date: "2026-10-23", line: "travel", by: null },
    ],
  },
};

export const packBusinesses = Object.keys(packs) as readonly PackBusiness[];

/** The business whose pack the landing page shows, which is that of its other examples. */
export const landingBusiness: PackBusiness = "joiner";

export function packPage(business: PackBusiness): SamplePackPage {
  return `sample-pack-${business}`;
}

export function businessOf(page: SamplePackPage): PackBusiness {
  return packBusinesses.find((business) => packPage(business) === page) ?? landingBusiness;
}
