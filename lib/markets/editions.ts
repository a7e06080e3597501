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

type LanguageOf<L extends Locale> = L extends `${infer Name}-${string}` ? Name : never;

/** A language is a folder of messages, and one of legal texts. */
export type Language = LanguageOf<Locale>;

export function languageOf({ locale }: Pick<Edition, "locale">): Language {
  return locale.split("-")[0] as Language;
}

/** A market with a language. `code` is the market's; `segment` is the edition's, and the first of its addresses. */
export type Edition = Market & { readonly segment: EditionCode; readonly locale: Locale };

const allCodes = Object.keys(editionTable) as readonly EditionCode[];

/** The editions that the setting EDITIONS_OFF may name: all but the main one of each market. */
export const optionalEditions = allCodes.filter(
  (code) => allCodes.find((main) => editionTable[main].market === editionTable[code].market) !== code,
);

// Read here because the browser's code has the table too: `next.config.ts` writes the value into the build.
const unpublished = (process.env.EDITIONS_OFF ?? "").split(",").map((code) => code.trim());

export const editionCodes = allCodes.filter((code) => !unpublished.includes(code));

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

/**
 * The edition of a market for a reader of another page: that page's if it is one of the market, else that of an earlier page or choice,
 * else the market's main one.
 */
export function editionFor(
  code: MarketCode,
  page: Edition,
  ...earlier: readonly (Edition | null)[]
): Edition {
  return [page, ...earlier].find((edition) => edition?.code === code) ?? mainEdition(code);
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

/** The first edition of a reader's language, in whose words their legal texts are. */
export function legalEdition(reader: Pick<Edition, "locale">): Edition {
  return editions.find((edition) => languageOf(edition) === languageOf(reader)) ?? defaultEdition;
}

/** The first edition of each language. */
export const languageEditions = editions.filter((edition) => edition === legalEdition(edition));

/** Whether the legal texts of an edition have addresses of their own: those of the default language have no edition in theirs. */
export function hasLegalPages(edition: Pick<Edition, "locale">): boolean {
  return languageOf(edition) !== languageOf(defaultEdition);
}

/** The other editions of the same market, which differ in language. */
export function otherLanguages({ code, segment }: Edition): readonly Edition[] {
  return editions.filter((edition) => edition.code === code && edition.segment !== segment);
}

/** The edition in which the terms were accepted, whose contract it is whatever the customer reads now. */
export function acceptedEditionOf(row: { acceptedEdition: string; serviceCountry: ServiceCountry }): Edition {
  return editionOfSubmission({ ...row, edition: row.acceptedEdition });
}

/** A locale has one edition; the default one for any other text. */
export function editionOfLocale(locale: string | null): Edition {
  return editions.find((edition) => edition.locale === locale) ?? defaultEdition;
}

/** Caches a value for each edition that is slow to make, such as a set of words. */
export function cachedPerEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  return cachedPer(({ segment }) => segment, make);
}
