import type { IsoDate } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";
import { claims } from "./claims";
import type { Hand } from "./mark";

export const exampleDay = "2026-11-20";

const days = {
  fuel: "2026-11-17",
  phone: "2026-11-18",
  insurance: "2026-11-18",
  print: "2026-11-19",
  timber: exampleDay,
} as const;

type EntryKey = keyof typeof days;

/** `net` and `tax` (VAT, sales tax or HST) in minor units; `by`: initials of the accountant. */
type Amounts = {
  readonly date: IsoDate;
  readonly net: number;
  readonly tax: number;
  readonly by: Hand;
};

type Entry = Amounts & { readonly key: EntryKey };

type Book = {
  readonly rate: number; // Tax rate in per cent
  readonly reclaimed: boolean; // True for VAT and HST; sales tax is part of the cost
  readonly receipt: readonly [number, number, number]; // The lines of the receipt; their sum is the timber's `net`
  readonly invoice: readonly [net: number, tax: number];
  readonly meal: number; // A card payment without a receipt
  readonly entries: readonly Entry[];
};

/** The example ledgers, with UK VAT, sales tax of Austin (motor fuel is exempt) and Ontario HST. */
export const ledgers: Record<MarketCode, Book> = {
  uk: {
    rate: 20,
    reclaimed: true,
    receipt: [13_00, 18_50, 40_50],
    invoice: [950_00, 190_00],
    meal: 18_60,
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
    receipt: [9_50, 22_50, 48_00],
    invoice: [1_200_00, 99_00],
    meal: 22_40,
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
    receipt: [11_00, 24_00, 45_00],
    invoice: [1_100_00, 143_00],
    meal: 25_60,
    entries: entries({
      fuel: [60_00, 7_80],
      phone: [50_00, 6_50],
      insurance: [54_00, 0],
      print: [150_00, 19_50],
      timber: [80_00, 10_40],
    }),
  },
};

function entries(amounts: Record<EntryKey, readonly [net: number, tax: number]>): readonly Entry[] {
  return (["fuel", "phone", "insurance", "print", "timber"] as const).map((key) => {
    const [net, tax] = amounts[key];
    return { key, date: days[key], net, tax, by: key === "insurance" ? "rh" : "pn" };
  });
}

export function entryOf(code: MarketCode, key: EntryKey): Entry {
  const found = ledgers[code].entries.find((entry) => entry.key === key);
  if (!found) throw new Error(`The ledger of ${code} has no ${key}.`);
  return found;
}

export type SampleKey = "receipt" | "invoice" | "statement";

/** The latest first. Where few people write to businesses by WhatsApp, the forwarded email comes before the photo. */
const orders: Record<MarketCode, readonly SampleKey[]> = {
  uk: ["receipt", "invoice", "statement"],
  us: ["invoice", "receipt", "statement"],
  ca: ["receipt", "invoice", "statement"],
};
const sampleDays = [exampleDay, days.print, days.insurance] as const;

/** A document that visitors try, and the entry it becomes. Times in minutes after midnight. */
export type Sample = Amounts & {
  readonly key: SampleKey;
  readonly sentAt: number;
  readonly filedAt: number;
  readonly checkedAt: number;
};

export function samples(code: MarketCode): readonly Sample[] {
  const { invoice, meal } = ledgers[code];
  const [invoiceNet, invoiceTax] = invoice;
  const { net, tax, by } = entryOf(code, "timber");
  const rows = {
    receipt: { net, tax, by, sentAt: at(9, 14), checkedAt: at(11, 2) },
    invoice: { net: invoiceNet, tax: invoiceTax, by: "rh", sentAt: at(10, 20), checkedAt: at(12, 40) },
    statement: { net: meal, tax: 0, by: "pn", sentAt: at(8, 52), checkedAt: at(9, 35) },
  } as const;
  return orders[code].map((key, place) => ({
    key,
    ...rows[key],
    date: sampleDays[place] ?? exampleDay,
    filedAt: rows[key].sentAt + claims.filingMinutes,
  }));
}

export const paymentTermDays = 30; // Of the invoice

function at(hours: number, minutes: number): number {
  return hours * 60 + minutes;
}
