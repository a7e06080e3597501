export const cashExample = {
  openingCash: 18_400,
  invoicesDue: 12_480,
  billsDue: 7_960,
  taxReserve: 3_120,
  /** By how much cash changes in each of eight weeks: invoices less bills and tax. */
  weeks: [-2_150, 1_840, -3_460, -4_980, 6_240, -1_130, 2_760, 2_280],
} as const;

export const bankExample = { customers: 118, alerts: 9, lines: 14_860 } as const;

export const lowCash = 2_000; // Below this, the dashboard warns

/** The other customers on the example dashboard: their cash today, and at its lowest in the next eight weeks. */
export const bankCustomers = [
  { key: "quayside", cash: 6_250, lowest: 940 },
  { key: "mill", cash: 23_700, lowest: 15_200 },
  { key: "orchard", cash: 42_100, lowest: 31_900 },
] as const;

export type WeekEnd = { readonly week: number; readonly cash: number; readonly lowest: boolean };

export function cashByWeek(): readonly WeekEnd[] {
  let cash: number = cashExample.openingCash;
  const closingCash = cashExample.weeks.map((change) => {
    cash += change;
    return cash;
  });
  const least = Math.min(...closingCash);
  return closingCash.map((end, at) => ({ week: at + 1, cash: end, lowest: end === least }));
}
