import { figures } from "@/lib/content/figures";
import { type Currency, type Market, markets, type Software } from "@/lib/markets";
import { cachedPerEdition, type Edition, type Locale } from "@/lib/markets/editions";
import { cheapestPlan, fixedPlans, formatPrice, inCurrency, order, planLimits } from "@/lib/plans";
import { byCountry, countries } from "./countries";
import { guaranteeText } from "./guarantee";
import { listOf } from "./list";
import type { Namespace } from "./messages";
import { notIncludedText } from "./scope";
import { words } from "./words";

type Key<N extends Namespace> = Parameters<ReturnType<typeof words<N>>>[0];
type Arguments = Readonly<Record<string, string | number>>;

/** `useCopy` for code outside React: a translator of the namespace that fills in the edition's `vocabulary`. */
export function copy<N extends Namespace>(edition: Edition, namespace: N) {
  const translate = words(edition.locale, namespace) as unknown as (key: Key<N>, args: Arguments) => string;
  const known = vocabulary(edition);
  return (key: Key<N>, more?: Arguments) => translate(key, { ...known, ...more });
}

/** The turnovers from which Making Tax Digital for Income Tax applies, by the year in which it begins (gov.uk). */
const incomeTax = {
  incomeTaxNow: inPounds(50_000_00),
  incomeTaxNext: inPounds(30_000_00),
  incomeTaxLater: inPounds(20_000_00),
};

function inPounds(pence: number): string {
  return formatPrice(pence, { currency: "GBP", locale: "en-GB" });
}

/** The arguments that every message may use: the edition's prices, limits and names, such as `{smallPrice}` or `{tax}`. */
export const vocabulary = cachedPerEdition((edition) => {
  const t = words(edition.locale, "market");
  const debit = words(edition.locale, "signUp");
  const known = figures(edition);
  const plans = fixedPlans.map(({ name }) => name);
  const names = {
    tax: t("tax"),
    filings: t("filings"),
    softwareOr: softwareOf(edition, edition.locale, "disjunction"),
  };
  const rolloverCosts = fixedPlans.flatMap(({ name, rolloverPrice }) => {
    if (rolloverPrice === null) return [];
    const price = formatPrice(inCurrency(rolloverPrice, edition.currency), edition);
    return [t("rolloverCost", { price, plan: name })];
  });
  return {
    ...known,
    ...names,
    makingTaxDigital: t("makingTaxDigital", incomeTax),
    bankImport: t("bankImport"),
    taxColumn: t("taxColumn"),
    taxIncluded: t("taxIncluded"),
    pricesIncludeTax: t("pricesIncludeTax"),
    portfolioTax: t("portfolioTax", { portfolio: known.portfolio }),
    debit: debit(`debit.${edition.scheme}`),
    countries: countries(edition.locale),
    rounded: roundedPrices(edition),
    inCountry: words(edition.locale, "common")(`countryShortInSentence.${edition.code}`),
    fixedPlans: listOf(plans, edition.locale),
    fixedPlansOr: listOf(plans, edition.locale, "disjunction"),
    planLimits: fixedPlans
      .map((plan) => t("planLimits", planLimits({ ...plan, planType: plan.type })))
      .join("; "),
    rolloverCosts: listOf(rolloverCosts, edition.locale),
    guarantee: guaranteeText(edition, known),
    notIncluded: notIncludedText(edition, names),
    softwareAnd: softwareOf(edition, edition.locale),
    softwareByCountry: byCountry(edition.locale, (market) => softwareOf(market, edition.locale))
      .map(({ text, countries }) => t("softwareIn", { software: text, countries }))
      .join(", "),
    debitByCountry: listOf(
      byCountry(edition.locale, ({ scheme }) => debit(`debit.${scheme}`)).map(({ text, countries }) =>
        t("debitIn", { debit: text, countries }),
      ),
      edition.locale,
    ),
  };
});

/** The currencies in which the prices of the cheapest plan are shown rounded, as the end of a sentence. */
function roundedPrices({ locale }: Edition): string {
  const isRounded = (currency: Currency) => order(cheapestPlan.type, false, currency).total % 100 !== 0;
  const rounded = [...new Set(markets.map(({ currency }) => currency))].filter(isRounded);
  const name = words(locale, "common");
  const names = rounded.map((currency) => name(`currency.${currency}`));
  return words(locale, "market")("rounded", { count: names.length, currencies: listOf(names, locale) });
}

/** The accounting software of a market, as a list. */
export function softwareOf({ software }: Market, locale: Locale, type?: "disjunction"): string {
  const names = software.map((name: Software) => words(locale, "market")(`software.${name}`));
  return listOf(names, locale, type);
}
