import { copy } from "@/i18n/copy";
import { monthOfPacks, packWords } from "@/i18n/pack";
import { words } from "@/i18n/words";
import { claims } from "@/lib/content/claims";
import { formatAmount } from "@/lib/content/formats";
import { samples } from "@/lib/content/ledger";
import { businessOf } from "@/lib/content/pack/pack";
import { formatDay } from "@/lib/dates";
import { marketCodes } from "@/lib/markets";
import { defaultEdition, type Edition } from "@/lib/markets/editions";
import {
  advertisedRange,
  formatHeadline,
  formatPrice,
  franchiseDiscount,
  order,
  planByUse,
  tiers,
} from "@/lib/plans";
import { isMarketPage, isSamplePackPage, type MarketPage } from "@/lib/routing/addresses";
import type { SitemapPage } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";
import { countryOf, placeOf } from "./page-title";

/** The text of a page's search result and social preview, in the language and currency of its edition. */
export function copyOf(listed: SitemapPage) {
  const { locale, key, facts, t } = translator(listed);
  return {
    locale,
    title: t(`${key}.title`, facts),
    description: t(`${key}.description`, facts),
    ogDescription: t(`${key}.ogDescription`, facts),
    keywords: t(`${key}.keywords`, facts),
  };
}

/** The text on a page's social-preview picture: its headline, and what it costs. Legal pages have that of the home page. */
export function shareCopy(listed: SitemapPage) {
  const of = listed.edition;
  const page = isMarketPage(listed.page) ? listed.page : "home";
  const edition = listed.edition ?? defaultEdition;
  const { facts, t } = translator(listed);
  const name = words(edition.locale, "common");
  const countries = of ? [edition.code] : marketCodes;
  return {
    claim: headline(page, edition),
    entry: checkedEntry(page, edition),
    notes: [
      countries.map((one) => name(`country.${one}`)).join(", "),
      ...(of && page !== "banks" ? [t(`image.price.${page}`, facts)] : []),
    ],
    checked: page === "home" ? null : t("image.checked"),
  };
}

/** The first entry of the landing page's exhibit; of a pack, the entry about which the accountant asked. */
function checkedEntry(page: MarketPage, edition: Edition) {
  if (isSamplePackPage(page)) {
    const { rows } = packWords(edition, businessOf(page)).entries;
    const openQuestion = rows.find(({ answer }) => answer !== null);
    if (openQuestion?.by) {
      const { date, supplier, category, total, by } = openQuestion;
      return { date, supplier, category, total, by };
    }
  }
  const t = copy(edition, "example");
  const [sample] = samples(edition);
  if (!sample) throw new Error(`The exhibit of ${edition.segment} is empty.`);
  const { key, date, net, tax, by } = sample;
  return {
    date: formatDay(date, edition),
    supplier: t(`documents.${key}.supplier`),
    category: t(`documents.${key}.category`),
    total: formatAmount(net + tax, edition),
    by,
  };
}

function headline(page: MarketPage, edition: Edition): string {
  if (page === "home") return copy(edition, "landing")("hero.title");
  if (isSamplePackPage(page))
    return copy(edition, "pack")(`businesses.${businessOf(page)}.heading`, { month: monthOfPacks(edition) });
  return copy(edition, page)("title");
}

/** The alternative text of the social-preview picture. */
export function pictureOf(listed: SitemapPage): string {
  const { claim, notes, checked } = shareCopy(listed);
  const { facts, t } = translator(listed);
  return t("image.alt", { ...facts, claim, notes: [...notes, ...(checked ? [checked] : [])].join(", ") });
}

function translator({ page, edition }: SitemapPage) {
  const { currency, locale } = edition ?? defaultEdition;
  const money = { currency, locale };
  const t = words(locale, "seo");
  const key: SitemapPage["page"] | "index" = edition || page !== "home" ? page : "index";
  const facts = {
    product: productName,
    country: countryOf(edition),
    place: placeOf(edition),
    price: formatHeadline(advertisedRange(currency).from, money),
    portfolio: formatPrice(order(planByUse.type, false, currency).total, money),
    tier: formatPrice(Math.min(...tiers(currency).map(({ price }) => price)), money),
    from: franchiseDiscount.from,
    to: franchiseDiscount.to,
    minutes: claims.filingMinutes,
  };
  return { locale, key, facts, t };
}
