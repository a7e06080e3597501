import { words } from "@/i18n/words";
import { defaultEdition, type Edition, editions } from "@/lib/markets/editions";
import { addressOf, alternates, imageAddress, type SitemapPage } from "@/lib/seo/addresses";
import { productName, type Site } from "@/lib/site";
import { copyOf, pictureOf } from "./copy";
import { placeOf } from "./page-title";

export const imageSize = { width: 1200, height: 630 } as const;

/** The `Metadata` of a page in the sitemap, with absolute addresses. */
export function pageMetadata(listed: SitemapPage, { url }: Pick<Site, "url">) {
  const { title, description, ogDescription, keywords } = copyOf(listed);
  const canonicalUrl = url + addressOf(listed);
  const image = { url: url + imageAddress(listed), ...imageSize, alt: pictureOf(listed) };
  return {
    title: { absolute: title },
    description,
    keywords,
    applicationName: productName,
    alternates: { canonical: canonicalUrl, languages: alternates(listed, url) },
    openGraph: {
      type: "website" as const,
      siteName: productName,
      title,
      description: ogDescription,
      url: canonicalUrl,
      locale: openGraphLocale(listed.edition ?? defaultEdition),
      alternateLocale: listed.edition
        ? editions.filter(({ segment }) => segment !== listed.edition.segment).map(openGraphLocale)
        : [],
      images: [image],
    },
    twitter: { card: "summary_large_image" as const, title, description: ogDescription, images: [image] },
  };
}

function openGraphLocale({ locale }: Edition): string {
  return locale.replace("-", "_");
}

type Unlisted = "signUp" | "talk" | "payment" | "notFound";

/** The description of a page that search engines must not list. `of`: null if the page has no edition. */
export function unlistedDescription(page: Unlisted, of: Edition | null): string {
  const t = words((of ?? defaultEdition).locale, "seo");
  return t(`unlisted.${page}`, { product: productName, place: placeOf(of) });
}

/** `Metadata` of sign-up and payment pages, which search engines must not list. */
export const unlisted = { robots: { index: false, follow: false } } as const;
