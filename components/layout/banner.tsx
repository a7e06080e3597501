import { useTranslations } from "next-intl";
import { Flag, Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { inEdition, type PageLink, pageFrom } from "@/lib/content/navigation";
import { bannerDismissal, suggestionDismissal } from "@/lib/geo/record";
import { type MarketCode, markets } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
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

/** A suggestion of each other market. `market.css` shows the one that the early script has detected, above the page. */
export function MarketSuggestion({ pageLink, here }: { pageLink: PageLink; here: MarketCode }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  return markets
    .filter(({ code }) => code !== here)
    .map(({ code }) => mainEdition(code))
    .map((edition) => (
      <aside
        key={edition.code}
        className="suggestion print:hidden"
        aria-label={t("suggestion.label")}
        data-suggest={edition.code}
        data-dismiss={suggestionDismissal(edition.code)}
        suppressHydrationWarning
      >
        <Flag of={edition.flag} />
        <p className="flex-1">
          <span className="max-md:sr-only">
            {t("suggestion.text", { country: name(`countryInSentence.${here}`) })}{" "}
          </span>
          <a
            className="inline-block py-0.5"
            href={inEdition(pageLink, edition)}
            hrefLang={edition.locale}
            data-market={edition.code}
          >
            {t("suggestion.link", { country: name(`countryInSentence.${edition.code}`) })}
          </a>
        </p>
        <DismissButton label={t("suggestion.dismiss")} hover="hover:bg-tint" />
      </aside>
    ));
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
