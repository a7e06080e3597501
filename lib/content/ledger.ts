import type { IsoDate } from "@/lib/dates";
import { sampleBooks, taxOn } from "@/lib/markets/books";
import type { Edition } from "@/lib/markets/editions";
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

/** `net` and `tax` (VAT, sales tax, HST, or GST and QST) in minor units; `by`: initials of the accountant. */
type Amounts = {
  readonly date: IsoDate;
  readonly net: number;
  readonly tax: number;
  readonly by: Hand;
};

type Entry = Amounts & { readonly key: EntryKey };
type Books = Pick<Edition, "segment">;

/** The example ledger of an edition: UK VAT, sales tax of Austin (motor fuel is exempt), Ontario HST, or Quebec GST and QST. */
export function ledger(edition: Books): readonly Entry[] {
  const keys = Object.keys(days) as readonly EntryKey[];
  return keys.map((key) => entryOf(edition, key));
}

export function entryOf(edition: Books, key: EntryKey): Entry {
  const { entries, untaxedEntries } = sampleBooks[edition.segment];
  const net = entries[key];
  const tax = untaxedEntries.includes(key) ? 0 : taxOn(net, edition);
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

export function samples(edition: Books): readonly Sample[] {
  const { invoice, meal, documents } = sampleBooks[edition.segment];
  const { net, tax, by } = entryOf(edition, "timber");
  const rows = {
    receipt: { net, tax, by, sentAt: at(9, 14), checkedAt: at(11, 2) },
    invoice: {
      net: invoice,
      tax: taxOn(invoice, edition),
      by: "rh",
      sentAt: at(10, 20),
      checkedAt: at(12, 40),
    },
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
