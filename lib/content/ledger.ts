import type { MarketCode } from "@/lib/markets";

export const exampleDay = "2026-11-20";

/** Minutes after midnight of `exampleDay`: the receipt is sent, and its entry checked. */
export const sentAt = 9 * 60 + 14;
export const tickedAt = 11 * 60 + 2;

const days = {
  fuel: "2026-11-17",
  phone: "2026-11-18",
  insurance: "2026-11-18",
  print: "2026-11-19",
  timber: exampleDay,
} as const;

type EntryKey = keyof typeof days;

/** A ledger entry. `net` and `tax` (VAT, sales tax or HST) in minor units; `by`: initials of the accountant. */
export type Entry = {
  readonly key: EntryKey;
  readonly date: string;
  readonly net: number;
  readonly tax: number;
  readonly by: "pn" | "rh";
};

type Book = {
  readonly rate: number; // Tax rate in per cent
  readonly reclaimed: boolean; // True for VAT and HST; sales tax is part of the cost
  readonly forward: { readonly tax: number; readonly total: number };
  readonly receipt: readonly [number, number, number]; // The lines of the receipt; their sum is the newest entry's `net`
  readonly entries: readonly Entry[];
};

/** The example ledgers, with UK VAT, sales tax of Austin (motor fuel is exempt) and Ontario HST. */
export const ledgers: Record<MarketCode, Book> = {
  uk: {
    rate: 20,
    reclaimed: true,
    forward: { tax: 318_24, total: 2_146_90 },
    receipt: [13_00, 18_50, 40_50],
    entries: entries({
      fuel: [56_00, 11_20],
      phone: [30_00, 6_00],
      insurance: [41_50, 0],
      print: [135_00, 27_00],
      timber: [72_00, 14_40],
    }),
  },
  us: {
    rate: 8.25,
    reclaimed: false,
    forward: { tax: 91_34, total: 2_804_16 },
    receipt: [9_50, 22_50, 48_00],
    entries: entries({
      fuel: [61_80, 0],
      phone: [40_00, 3_30],
      insurance: [54_00, 0],
      print: [160_00, 13_20],
      timber: [80_00, 6_60],
    }),
  },
  ca: {
    rate: 13,
    reclaimed: true,
    forward: { tax: 264_81, total: 2_655_37 },
    receipt: [11_00, 24_00, 45_00],
    entries: entries({
      fuel: [60_00, 7_80],
      phone: [50_00, 6_50],
      insurance: [54_00, 0],
      print: [150_00, 19_50],
      timber: [80_00, 10_40],
    }),
  },
};

export function weekSum({ reclaimed, entries: week }: Book): number {
  return week.reduce((sum, { net, tax }) => sum + tax + (reclaimed ? 0 : net), 0);
}

function entries(amounts: Record<EntryKey, readonly [net: number, tax: number]>): readonly Entry[] {
  return (["fuel", "phone", "insurance", "print", "timber"] as const).map((key) => {
    const [net, tax] = amounts[key];
    return { key, date: days[key], net, tax, by: key === "insurance" ? "rh" : "pn" };
  });
}

export function newest(code: MarketCode): Entry {
  const [last] = ledgers[code].entries.slice(-1);
  if (!last) throw new Error(`The ledger of ${code} is empty.`);
  return last;
}
