import { Icon } from "@/components/ui/icon";
import { words } from "@/i18n/words";
import { mainLinks, type Place, signUpFrom } from "@/lib/content/navigation";
import type { Locale } from "@/lib/markets";
import { Detected } from "./market/detected";
import { MarketLinks } from "./market/market-links";

type Props = { place: Place; locale: Locale; demoUrl: string };

/** Everything of the header in one native menu, below 1024 px. */
export function SmallMenu({ place, locale, demoUrl }: Props) {
  const t = words(locale, "shell");
  return (
    <details className="pop menu" name="top">
      <summary>
        {t("nav.menu")}
        <Icon name="menu" />
      </summary>
      <div>
        <nav aria-label={t("nav.small")}>
          <ul>
            {mainLinks(place, demoUrl).map(({ key, href, here }) => (
              <li key={key}>
                <a href={href} aria-current={here ? "page" : undefined}>
                  {t(`nav.${key}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={signUpFrom(place)}>{t("nav.start")}</a>
            </li>
            <MarketLinks place={place} locale={locale} />
          </ul>
        </nav>
        <Detected shown={place.market} locale={locale} />
      </div>
    </details>
  );
}
