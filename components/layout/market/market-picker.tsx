import { Flag, Icon } from "@/components/ui/icon";
import { words } from "@/i18n/words";
import type { Place } from "@/lib/content/navigation";
import { type Locale, market } from "@/lib/markets";
import { Detected } from "./detected";
import { MarketLinks } from "./market-links";

/** Country and currency: a native menu of three links. */
export function MarketPicker({ place, locale }: { place: Place; locale: Locale }) {
  const t = words(locale, "shell");
  const here = place.market && market(place.market);
  return (
    <details className="pop market" name="top">
      <summary>
        {here ? (
          <>
            <span className="vh">{t("picker.label")}</span>
            <Flag of={here.flag} />
            {t("picker.here", { country: here.code, symbol: here.symbol })}
          </>
        ) : (
          t("picker.choose")
        )}
        <Icon name="down" turns />
      </summary>
      <div>
        <Detected shown={place.market} locale={locale} />
        <ul>
          <MarketLinks place={place} locale={locale} entries />
        </ul>
      </div>
    </details>
  );
}
