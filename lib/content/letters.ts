import type { MarketCode } from "@/lib/markets";

/** What a named customer wrote, with their consent. */
type NamedLetter = { readonly key: string; readonly text: string; readonly by: string };

/** Letters of named customers, market by market. While a list is empty, its page shows marked examples. */
export const namedLetters: Record<MarketCode, readonly NamedLetter[]> = { uk: [], us: [], ca: [] };
