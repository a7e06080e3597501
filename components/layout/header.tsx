import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { words } from "@/i18n/words";
import { homeOf, mainLinks, type PageLink, signUpFrom } from "@/lib/content/navigation";
import type { Locale } from "@/lib/markets";
import { productName } from "@/lib/site";
import { MarketPicker } from "./market/market-picker";
import { SmallMenu } from "./small-menu";

type Props = { pageLink: PageLink; locale: Locale; demoUrl: string };

/** The header of every page outside the sign-up (spec section 2). */
export function Header({ pageLink, locale, demoUrl }: Props) {
  const t = words(locale, "shell");
  return (
    <header className="top">
      <div className="page">
        <Logo href={homeOf(pageLink)} label={t("home", { product: productName })} />
        <nav className="nav" aria-label={t("nav.label")}>
          {mainLinks(pageLink, demoUrl).map(({ key, href, here }) => (
            <a key={key} href={href} aria-current={here ? "page" : undefined}>
              {t(`nav.${key}`)}
            </a>
          ))}
        </nav>
        <MarketPicker pageLink={pageLink} locale={locale} />
        <LinkButton className="demo" href={signUpFrom(pageLink)}>
          {t("nav.start")}
        </LinkButton>
        <SmallMenu pageLink={pageLink} locale={locale} demoUrl={demoUrl} />
      </div>
    </header>
  );
}
