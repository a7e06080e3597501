import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { homeOf, mainLinks, type PageLink, signUpFrom } from "@/lib/content/navigation";
import { productName } from "@/lib/site";
import { MarketPicker } from "./market/market-picker";
import { SmallMenu } from "./small-menu";

type Props = { pageLink: PageLink; demoUrl: string };

/** The header of every page outside the sign-up (spec section 2). */
export function Header({ pageLink, demoUrl }: Props) {
  const t = useTranslations("shell");
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
        <MarketPicker pageLink={pageLink} />
        <LinkButton className="demo" href={signUpFrom(pageLink)}>
          {t("nav.start")}
        </LinkButton>
        <SmallMenu pageLink={pageLink} demoUrl={demoUrl} />
      </div>
    </header>
  );
}
