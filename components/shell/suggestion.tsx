import { Flag, Icon } from "@/components/ui/icon";
import { inMarket, type Place } from "@/lib/content/navigation";
import { type Locale, markets } from "@/lib/markets";
import { words } from "@/messages/words";

/**
 * One strip for each other market, all hidden: the early script shows the one of the visitor's country.
 * It lies over the foot of the page, so that nothing moves.
 */
export function Suggestion({ place, locale }: { place: Place; locale: Locale }) {
  const t = words(locale, "shell");
  const name = words(locale, "common");
  return markets
    .filter(({ code }) => code !== place.market)
    .map(({ code, currency, flag, locale: theirs }) => (
      <aside
        key={code}
        className="suggestion"
        aria-label={t("suggestion.label")}
        data-suggest={code}
        hidden
        suppressHydrationWarning
      >
        <Flag of={flag} />
        <p>
          {t("suggestion.text", { country: name(`country.${code}`) })}{" "}
          <a href={inMarket(place, code)} hrefLang={theirs} data-market={code}>
            {t("suggestion.link", { currency })}
          </a>
        </p>
        <button type="button" aria-label={t("suggestion.dismiss")}>
          <Icon name="close" />
        </button>
      </aside>
    ));
}
