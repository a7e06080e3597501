import { useTranslations } from "next-intl";
import { Flag } from "@/components/ui/icon";
import { inMarket, type PageLink } from "@/lib/content/navigation";
import { suggestionDismissal } from "@/lib/geo/record";
import { markets } from "@/lib/markets";
import { DismissButton } from "./dismiss-button";

/** A suggestion of each other market. `market.css` shows the one that the early script has detected, above the page. */
export function MarketSuggestion({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  return markets
    .filter(({ code }) => code !== pageLink.market)
    .map(({ code, flag, locale: theirs }) => (
      <aside
        key={code}
        className="suggestion print:hidden"
        aria-label={t("suggestion.label")}
        data-suggest={code}
        data-dismissal={suggestionDismissal(code)}
        suppressHydrationWarning
      >
        <Flag of={flag} />
        <p className="flex-1">
          {t("suggestion.text", { market: `${pageLink.market}` })}{" "}
          <a
            className="inline-block py-0.5"
            href={inMarket(pageLink, code)}
            hrefLang={theirs}
            data-market={code}
          >
            {t("suggestion.link", { market: code })}
          </a>
        </p>
        <DismissButton label={t("suggestion.dismiss")} hover="hover:bg-tint" />
      </aside>
    ));
}
