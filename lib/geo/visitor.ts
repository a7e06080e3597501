import { marketFromCountry } from "@/lib/markets";
import { defaultEdition, type Edition, mainEdition } from "@/lib/markets/editions";

/** `choice`: the edition that the visitor chose earlier. */
export type Visitor = { readonly choice: Edition | null; readonly country: string | null };

export function namedEdition({ choice, country }: Visitor): Edition | null {
  const market = marketFromCountry(country);
  return choice ?? (market && mainEdition(market));
}

export function editionOrUk(visitor: Visitor): Edition {
  return namedEdition(visitor) ?? defaultEdition;
}

/** The edition that `/franchises` shows: an unknown country means the UK, another country Canada (spec section 9). */
export function editionOrCanada(visitor: Visitor): Edition {
  return namedEdition(visitor) ?? (visitor.country ? mainEdition("ca") : defaultEdition);
}
