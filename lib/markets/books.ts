import { caBooks } from "./ca/books";
import { quebecBooks } from "./ca/quebec-books";
import type { Edition, EditionCode } from "./editions";
import type { SampleBooks, SampleTax } from "./sample-books";
import { ukBooks } from "./uk/books";
import { usBooks } from "./us/books";

export const sampleBooks: Readonly<Record<EditionCode, SampleBooks>> = {
  uk: ukBooks,
  us: usBooks,
  ca: caBooks,
  "ca-fr": quebecBooks,
};

type Books = Pick<Edition, "segment">;

/** The taxes on a net amount, each rounded, as a receipt has them. */
export function taxesOn(net: number, { segment }: Books): readonly (SampleTax & { readonly tax: number })[] {
  return sampleBooks[segment].taxes.map((one) => ({ ...one, tax: Math.round((net * one.rate) / 100) }));
}

export function taxOn(net: number, edition: Books): number {
  return taxesOn(net, edition).reduce((all, { tax }) => all + tax, 0);
}

/** The rate of all taxes together, in per cent. */
export function taxRate({ segment }: Books): number {
  return sampleBooks[segment].taxes.reduce((all, { rate }) => all + rate, 0);
}
