import {
  cachedPer,
  defaultMarket,
  type Market,
  type MarketCode,
  market,
  marketOfCountry,
  type ServiceCountry,
} from ".";
import { editionTable } from "./edition-table";

export type EditionCode = keyof typeof editionTable;
export type Locale = (typeof editionTable)[EditionCode]["locale"];

/** A market with a language. `code` is the market's; `segment` is the edition's, and the first of its addresses. */
export type Edition = Market & { readonly segment: EditionCode; readonly locale: Locale };

export const editionCodes = Object.keys(editionTable) as readonly EditionCode[];

export const editions: readonly Edition[] = editionCodes.map((code) => {
  const { market: of, locale } = editionTable[code];
  return { ...market(of), segment: code, locale };
});

/** The edition with a code from an address, form, cookie or column; null for anything else. */
export function editionNamed(code: unknown): Edition | null {
  return editions.find(({ segment }) => segment === code) ?? null;
}

export function mainEdition(code: MarketCode): Edition {
  const main = editions.find((edition) => edition.code === code);
  if (!main) throw new Error(`The market ${code} has no edition`);
  return main;
}

export const defaultEdition = mainEdition(defaultMarket);

/** The edition of a market for a reader of another page: that page's if it is one of the market, else the market's main one. */
export function editionFor(code: MarketCode, page: Edition): Edition {
  return page.code === code ? page : mainEdition(code);
}

/** A row keeps the code of its edition as text. A code that this release does not know means the market's main edition. */
export function editionOfDraft(row: { edition: string; market: MarketCode }): Edition {
  const known = editionNamed(row.edition);
  return known?.code === row.market ? known : mainEdition(row.market);
}

/** The edition in which a page shows a draft: the page's own if it is of the draft's market, else the draft's. */
export function editionOn(page: Edition, draft: { edition: string; market: MarketCode }): Edition {
  return page.code === draft.market ? page : editionOfDraft(draft);
}

export function editionOfSubmission(row: { edition: string; serviceCountry: ServiceCountry }): Edition {
  return editionOfDraft({ edition: row.edition, market: marketOfCountry(row.serviceCountry).code });
}

/** A locale has one edition. */
export function editionOfLocale(locale: Locale): Edition {
  return editions.find((edition) => edition.locale === locale) ?? defaultEdition;
}

/** Caches a value for each edition that is slow to make, such as a set of words. */
export function cachedPerEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  return cachedPer(({ segment }) => segment, make);
}
