import { useLocale } from "next-intl";
import { words } from "@/i18n/words";
import { type Edition, editionOfLocale, otherLanguages } from "@/lib/markets/editions";
import { editionUntold } from "@/lib/routing/addresses";

type Props = {
  /** The edition that stands beside the link. */
  of: Edition;
  /** The address of the page in another edition. */
  addressIn: (edition: Edition) => string;
  className?: string;
};

/** Links to the page in the other languages of a market, each with its own name for itself. */
export function LanguageLinks({ of, addressIn, className }: Props) {
  const here = editionOfLocale(useLocale());
  return otherLanguages(of).map((edition) => (
    <a
      key={edition.segment}
      className={className}
      href={addressIn(edition)}
      hrefLang={edition.locale}
      lang={edition.locale === here.locale ? undefined : edition.locale}
      data-market={edition.code}
      data-edition={editionUntold(addressIn(edition), edition)}
    >
      {words(edition.locale, "market")("languageName")}
    </a>
  ));
}
