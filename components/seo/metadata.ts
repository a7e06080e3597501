import { defaultMarket, market, markets } from "@/lib/markets";
import { addressOf, alternates, imageAddress, type Listed } from "@/lib/seo/addresses";
import { productName, type Site } from "@/lib/site";
import { copyOf, pictureOf } from "./copy";

/** Open Graph's size for a picture, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

/**
 * The whole `<head>` of a listed page, in the shape of Next's `Metadata`: title (product, audience, country),
 * description, keywords, canonical, languages, Open Graph and Twitter card. All addresses are absolute.
 */
export function pageMetadata(listed: Listed, { url }: Pick<Site, "url">) {
  const { title, description, ogDescription, keywords } = copyOf(listed);
  const own = url + addressOf(listed);
  const image = { url: url + imageAddress(listed), ...imageSize, alt: pictureOf(listed) };
  return {
    title: { absolute: title },
    description,
    keywords,
    applicationName: productName,
    alternates: { canonical: own, languages: alternates(listed, url) },
    openGraph: {
      type: "website" as const,
      siteName: productName,
      title,
      description: ogDescription,
      url: own,
      locale: market(listed.market ?? defaultMarket).openGraphLocale,
      alternateLocale: listed.market
        ? markets.filter(({ code }) => code !== listed.market).map((m) => m.openGraphLocale)
        : [],
      images: [image],
    },
    twitter: { card: "summary_large_image" as const, title, description: ogDescription, images: [image] },
  };
}

/** For the `<head>` of what search engines must not list: sign-up and payment. */
export const unlisted = { robots: { index: false, follow: false } } as const;
