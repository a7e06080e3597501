import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { Page } from "@/components/ui/page";
import { homeOf, mainLinks, type PageLink, signUpFrom } from "@/lib/content/navigation";
import { productName } from "@/lib/site";
import { DetectedLines, MarketLinks, MarketPicker, Menu, menuItem, menuLink } from "./market-picker";

type Props = { pageLink: PageLink; demoUrl: string };

/** The links are given in spec section 2. */
export function Header({ pageLink, demoUrl }: Props) {
  const t = useTranslations("shell");
  return (
    <header className="print:hidden">
      <Page side="plain" className="flex min-h-18 items-center gap-3 lg:gap-8">
        <Logo href={homeOf(pageLink)} label={t("home", { product: productName })} />
        <nav className="ms-auto flex gap-8 text-small max-lg:hidden" aria-label={t("nav.label")}>
          {mainLinks(pageLink, demoUrl).map(({ key, href, current }) => (
            <a
              key={key}
              className="py-2 no-underline decoration-current decoration-1 hover:underline aria-[current]:underline"
              href={href}
              aria-current={current ? "page" : undefined}
            >
              {t(`nav.${key}`)}
            </a>
          ))}
        </nav>
        <MarketPicker pageLink={pageLink} />
        <LinkButton className="max-lg:ms-auto max-sm:hidden" href={signUpFrom(pageLink)}>
          {t("nav.start")}
        </LinkButton>
        <SmallMenu pageLink={pageLink} demoUrl={demoUrl} />
      </Page>
    </header>
  );
}

/** All links of the header in one menu, for screens below 1024 px. */
function SmallMenu({ pageLink, demoUrl }: Props) {
  const t = useTranslations("shell");
  return (
    <Menu
      className="max-sm:ms-auto lg:hidden"
      label={
        <>
          {t("nav.menu")}
          <Icon className="size-4" name="menu" />
        </>
      }
    >
      <nav aria-label={t("nav.small")}>
        <ul>
          {mainLinks(pageLink, demoUrl).map(({ key, href, current }) => (
            <li key={key} className={menuItem}>
              <a className={menuLink} href={href} aria-current={current ? "page" : undefined}>
                {t(`nav.${key}`)}
              </a>
            </li>
          ))}
          <li className={menuItem}>
            <a className={menuLink} href={signUpFrom(pageLink)}>
              {t("nav.start")}
            </a>
          </li>
          <MarketLinks pageLink={pageLink} />
        </ul>
      </nav>
      <DetectedLines shown={pageLink.market} />
    </Menu>
  );
}
