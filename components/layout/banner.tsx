import { useTranslations } from "next-intl";
import { Flag, Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { words } from "@/i18n/words";
import { inEdition, inLanguage, type PageLink, pageFrom } from "@/lib/content/navigation";
import { bannerDismissal, suggestionDismissal } from "@/lib/geo/record";
import { markets } from "@/lib/markets";
import { type Edition, mainEdition, otherLanguages } from "@/lib/markets/editions";
import { editionUntold } from "@/lib/routing/addresses";
import { productName } from "@/lib/site";

const bannerId = "accountant-banner";

/** Inline script that hides a dismissed banner before the first paint. */
const hideDismissed = `try{if(localStorage.getItem("${bannerDismissal}"))document.getElementById("${bannerId}").hidden=true}catch{}`;

/** The message to accountants above the header, shorter on phones. Its dismiss button is invisible until the early script has run. */
export function Banner({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  return (
    <>
      <aside
        className="banner border-b border-rule bg-tint text-small print:hidden"
        id={bannerId}
        aria-label={t("banner.label")}
        data-dismiss={bannerDismissal}
        suppressHydrationWarning
      >
        <Page side="plain" className="flex min-h-11 items-center gap-4 py-2">
          <p className="flex-1 leading-[1.35]">
            <span className="max-md:hidden">{t("banner.text", { product: productName })} </span>
            <span className="md:hidden">{t("banner.short")} </span>
            <a className="inline-block py-0.5" href={pageFrom(pageLink, "accountants")}>
              {t("banner.link")}
            </a>
          </p>
          <DismissButton label={t("banner.dismiss")} hover="hover:bg-rule" />
        </Page>
      </aside>
      <script>{hideDismissed}</script>
    </>
  );
}

type SuggestionsProps = { pageLink: PageLink; here: Edition };

/**
 * A suggestion of each other market, and of each other language of this one, in its words. `market.css` shows the one that fits
 * what the early script has detected, above the page.
 */
export function Suggestions({ pageLink, here }: SuggestionsProps) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  return [
    ...otherLanguages(here).map((edition) => {
      const theirs = words(edition.locale, "shell");
      return (
        <Suggestion
          key={edition.segment}
          pageLink={pageLink}
          to={edition}
          lang={edition.locale}
          label={theirs("language.label")}
          link={theirs("language.link")}
          dismiss={theirs("suggestion.dismiss")}
        />
      );
    }),
    ...markets
      .filter(({ code }) => code !== here.code)
      .map(({ code }) => mainEdition(code))
      .map((edition) => (
        <Suggestion
          key={edition.segment}
          pageLink={pageLink}
          to={edition}
          label={t("suggestion.label")}
          text={t("suggestion.text", { country: name(`countryInSentence.${here.code}`) })}
          link={t("suggestion.link", { country: name(`countryInSentence.${edition.code}`) })}
          dismiss={t("suggestion.dismiss")}
        />
      )),
  ];
}

type SuggestionProps = {
  pageLink: PageLink;
  to: Edition;
  lang?: string;
  label: string;
  text?: string;
  link: string;
  dismiss: string;
};

function Suggestion({ pageLink, to, lang, label, text, link, dismiss }: SuggestionProps) {
  const address = lang ? inLanguage(pageLink, to) : inEdition(pageLink, to);
  return (
    <aside
      className="suggestion print:hidden"
      aria-label={label}
      lang={lang}
      data-suggest={lang ? undefined : to.code}
      data-dismiss={suggestionDismissal(lang ? "language" : "market", to)}
      suppressHydrationWarning
    >
      {!lang && <Flag of={to.flag} />}
      <p className="flex-1">
        {text && <span className="max-md:sr-only">{text} </span>}
        <a
          className="inline-block py-0.5"
          href={address}
          hrefLang={to.locale}
          data-market={to.code}
          data-edition={editionUntold(address, to)}
        >
          {link}
        </a>
      </p>
      <DismissButton label={dismiss} hover="hover:bg-tint" />
    </aside>
  );
}

/** Hides the banner or suggestion around it for good; the early script handles the click. */
function DismissButton({ label, hover }: { label: string; hover: string }) {
  return (
    <button
      className={`grid size-8 cursor-pointer place-items-center rounded-control ${hover}`}
      type="button"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}
