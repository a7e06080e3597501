import { useLocale } from "next-intl";
import { words } from "@/i18n/words";
import { editionOfSharedText, inLanguage, type PageLink } from "@/lib/content/navigation";
import { type Edition, editionOfLocale, otherLanguages } from "@/lib/markets/editions";

type Props = {
  pageLink: PageLink;
  /** The edition that stands beside the link. */
  of: Edition;
  className?: string;
};

/** Links to the page in the other languages of a market, each with its own name for itself. */
export function LanguageLinks({ pageLink, of, className }: Props) {
  const here = editionOfLocale(useLocale());
  return otherLanguages(of).map((edition) => (
    <a
      key={edition.segment}
      className={className}
      href={inLanguage(pageLink, edition)}
      hrefLang={edition.locale}
      lang={edition.locale === here.locale ? undefined : edition.locale}
      data-market={edition.code}
      data-edition={editionOfSharedText(pageLink, edition)}
    >
      {words(edition.locale, "market")("languageName")}
    </a>
  ));
}
