import type { IsoDate } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";
import { sampleBooks } from "@/lib/markets/books";
import type { EntryKey, SampleKey } from "@/lib/markets/sample-books";
import { claims } from "./claims";
import type { Hand } from "./mark";

export const exampleDay = "2026-11-20";

const days = {
  fuel: "2026-11-17",
  phone: "2026-11-18",
  insurance: "2026-11-18",
  print: "2026-11-19",
  timber: exampleDay,
} as const satisfies Record<EntryKey, IsoDate>;

/** `net` and `tax` (VAT, sales tax or HST) in minor units; `by`: initials of the accountant. */
type Amounts = {
  readonly date: IsoDate;
  readonly net: number;
  readonly tax: number;
  readonly by: Hand;
};

type Entry = Amounts & { readonly key: EntryKey };

/** The example ledger of a market: UK VAT, sales tax of Austin (motor fuel is exempt) and Ontario HST. */
export function ledger(code: MarketCode): readonly Entry[] {
  const keys = Object.keys(days) as readonly EntryKey[];
  return keys.map((key) => entryOf(code, key));
}

export function entryOf(code: MarketCode, key: EntryKey): Entry {
  const [net, tax] = sampleBooks[code].entries[key];
  return { key, date: days[key], net, tax, by: key === "insurance" ? "rh" : "pn" };
}

const sampleDays = [exampleDay, days.print, days.insurance] as const;

/** A document that visitors try, and the entry it becomes. Times in minutes after midnight. */
export type Sample = Amounts & {
  readonly key: SampleKey;
  readonly sentAt: number;
  readonly filedAt: number;
  readonly checkedAt: number;
};

export function samples(code: MarketCode): readonly Sample[] {
  const { invoice, meal, documents } = sampleBooks[code];
  const [invoiceNet, invoiceTax] = invoice;
  const { net, tax, by } = entryOf(code, "timber");
  const rows = {
    receipt: { net, tax, by, sentAt: at(9, 14), checkedAt: at(11, 2) },
    invoice: { net: invoiceNet, tax: invoiceTax, by: "rh", sentAt: at(10, 20), checkedAt: at(12, 40) },
    statement: { net: meal, tax: 0, by: "pn", sentAt: at(8, 52), checkedAt: at(9, 35) },
  } as const;
  return documents.map((key, place) => ({
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
