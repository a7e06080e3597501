import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { words } from "@/i18n/words";
import { homeOf, mainLinks, type Place, signUpFrom } from "@/lib/content/navigation";
import type { Locale } from "@/lib/markets";
import { productName } from "@/lib/site";
import { MarketPicker } from "./market/market-picker";
import { SmallMenu } from "./small-menu";

type Props = { place: Place; locale: Locale; demoUrl: string };

/** The header of every page outside the sign-up (spec section 2). */
export function Header({ place, locale, demoUrl }: Props) {
  const t = words(locale, "shell");
  return (
    <header className="top">
      <div className="page">
        <Logo href={homeOf(place)} label={t("home", { product: productName })} />
        <nav className="nav" aria-label={t("nav.label")}>
          {mainLinks(place, demoUrl).map(({ key, href, here }) => (
            <a key={key} href={href} aria-current={here ? "page" : undefined}>
              {t(`nav.${key}`)}
            </a>
          ))}
        </nav>
        <MarketPicker place={place} locale={locale} />
        <LinkButton className="demo" href={signUpFrom(place)}>
          {t("nav.start")}
        </LinkButton>
        <SmallMenu place={place} locale={locale} demoUrl={demoUrl} />
      </div>
    </header>
  );
}
