import { figures } from "@/lib/content/figures";
import { type Market, market as marketOf, oncePerMarket, type Software } from "@/lib/markets";
import { guaranteeText } from "./guarantee";
import { listOf } from "./list";
import type { Namespace } from "./messages";
import { words } from "./words";

type Key<N extends Namespace> = Parameters<ReturnType<typeof words<N>>>[0];
type Arguments = Readonly<Record<string, string | number>>;

/** `useCopy` for code outside React: a translator of the namespace that fills in the market's `vocabulary`. */
export function copy<N extends Namespace>(market: Market, namespace: N) {
  const translate = words(market.locale, namespace) as unknown as (key: Key<N>, args: Arguments) => string;
  const known = vocabulary(market);
  return (key: Key<N>, more?: Arguments) => translate(key, { ...known, ...more });
}

/** The arguments that every message may use: the market's prices, limits and names, such as `{smallPrice}` or `{tax}`. */
export function vocabulary({ code }: Market) {
  return vocabularyOf(code);
}

const vocabularyOf = oncePerMarket((code) => {
  const market = marketOf(code);
  const t = words(market.locale, "market");
  const software = ({ software }: Market) => software.map((name: Software) => t(`software.${name}`));
  const known = figures(market);
  return {
    ...known,
    tax: t("tax"),
    taxColumn: t("taxColumn"),
    taxIncluded: t("taxIncluded"),
    pricesIncludeTax: t("pricesIncludeTax"),
    portfolioTax: t("portfolioTax", { portfolio: known.portfolio, pricesIncludeTax: t("pricesIncludeTax") }),
    debit: words(market.locale, "signUp")(`debit.${market.scheme}`),
    inCountry: t("inCountry"),
    guarantee: guaranteeText(market, known),
    softwareOr: listOf(software(market), "disjunction"),
    softwareAnd: listOf(software(market)),
    softwareUk: listOf(software(marketOf("uk"))),
    softwareNorthAmerica: listOf(software(marketOf("us"))),
  };
});
