import type { Edition, Locale } from "./editions";
import { type Region, regions } from "./rules";

/** Names that differ from the English ones. Apart from the rules, which browsers load in every language. */
const translated: { readonly [L in Locale]?: Readonly<Record<string, string>> } = {
  "fr-CA": {
    BC: "Colombie-Britannique",
    NB: "Nouveau-Brunswick",
    NL: "Terre-Neuve-et-Labrador",
    NT: "Territoires du Nord-Ouest",
    NS: "Nouvelle-Écosse",
    PE: "Île-du-Prince-Édouard",
    QC: "Québec",
  },
};

/** The regions of an edition's market with their names in its language, in alphabetical order. */
export function regionsIn({ code, locale }: Pick<Edition, "code" | "locale">): Region[] {
  return regions(code)
    .map((region) => ({ ...region, name: translated[locale]?.[region.code] ?? region.name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
