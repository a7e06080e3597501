import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { anchorFrom, homeOf, type PageLink, pageFrom } from "@/lib/content/navigation";
import { defaultMarket, type MarketCode, market } from "@/lib/markets";
import { siteAddress, sitePages } from "@/lib/routing/addresses";
import { productName, type Site } from "@/lib/site";

type Props = { pageLink: PageLink; site: Site };

/** The footer of every page outside the sign-up (spec section 2); its links stay in the market of the page (docs/decisions/0097). */
export function Footer({ pageLink, site }: Props) {
  const t = useTranslations("shell");
  return (
    <footer className="foot cover">
      <div className="page">
        <div className="cols">
          <div>
            <Logo href={homeOf(pageLink)} label={t("home", { product: productName })} />
            <p className="note">{t("footer.about")}</p>
          </div>
          <div>
            <h2>{productName}</h2>
            <ul>
              {(["how-it-works", "pricing", "faq"] as const).map((anchor) => (
                <li key={anchor}>
                  <a href={anchorFrom(pageLink, anchor)}>{t(`nav.${anchor}`)}</a>
                </li>
              ))}
              <li>
                <a href={pageFrom(pageLink, "integrations")}>{t("nav.integrations")}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t("footer.partners")}</h2>
            <ul>
              {(["accountants", "banks", "franchises"] as const).map((page) => (
                <li key={page}>
                  <a href={pageFrom(pageLink, page)}>{t(`footer.${page}`)}</a>
                </li>
              ))}
            </ul>
          </div>
          <Contact site={site} />
        </div>
        <p className="small">
          {sitePages.map((page) => (
            <a key={page} href={siteAddress(page)}>
              {t(page)}
            </a>
          ))}
          {(pageLink.market || pageLink.page === "home") && (
            <Prices code={pageLink.market ?? defaultMarket} />
          )}
          <span>{t.rich("footer.geography", { link: dataOwner })}</span>
        </p>
      </div>
    </footer>
  );
}

function Contact({ site }: { site: Site }) {
  const t = useTranslations("shell");
  if (!site.demoUrl && !site.supportEmail) return null;
  return (
    <div>
      <h2>{t("footer.talk")}</h2>
      <details>
        <summary>
          {t("footer.contact")}
          <Icon name="down" />
        </summary>
        {site.demoUrl && <a href={site.demoUrl}>{t("nav.demo")}</a>}
        {site.supportEmail && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}
      </details>
    </div>
  );
}

/** The licence of the embedded country database asks for this link. */
function dataOwner(name: ReactNode) {
  return <a href="https://db-ip.com">{name}</a>;
}

function Prices({ code }: { code: MarketCode }) {
  const t = useTranslations("shell");
  const country = useTranslations("common");
  const { currency } = market(code);
  return <span>{t("footer.prices", { country: country(`country.${code}`), currency })}</span>;
}
