import type { MarketCode } from ".";
import { caBooks } from "./ca/books";
import type { SampleBooks } from "./sample-books";
import { ukBooks } from "./uk/books";
import { usBooks } from "./us/books";

export const sampleBooks: Readonly<Record<MarketCode, SampleBooks>> = {
  uk: ukBooks,
  us: usBooks,
  ca: caBooks,
};
