import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { mainLinks, type PageLink, signUpFrom } from "@/lib/content/navigation";
import { Detected } from "./market/detected";
import { MarketLinks } from "./market/market-links";
import { Menu, menuItem, menuLink } from "./menu";

type Props = { pageLink: PageLink; demoUrl: string };

/** Everything of the header in one native menu, below 1024 px. */
export function SmallMenu({ pageLink, demoUrl }: Props) {
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
          {mainLinks(pageLink, demoUrl).map(({ key, href, here }) => (
            <li key={key} className={menuItem}>
              <a className={menuLink} href={href} aria-current={here ? "page" : undefined}>
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
      <Detected shown={pageLink.market} />
    </Menu>
  );
}
