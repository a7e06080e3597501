import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Page } from "@/components/ui/page";
import { countries } from "@/i18n/countries";
import { firmFacts } from "@/lib/content/firm";
import { anchorFrom, homeOf, inLanguage, type PageLink, pageFrom } from "@/lib/content/navigation";
import { defaultEdition } from "@/lib/markets/editions";
import { siteAddress, sitePages } from "@/lib/routing/addresses";
import { productName, type Site } from "@/lib/site";

export const smallPrint = "flex flex-wrap items-baseline gap-x-6 gap-y-1.5 text-ink-2 text-small";
const heading = "mb-2 font-sans font-semibold text-small/snug tracking-normal";
const plainLink =
  "py-1.25 text-ink-2 text-small no-underline hover:text-ink hover:underline hover:decoration-auto";
const link = `inline-block ${plainLink}`;
const contact = `wrap-anywhere block ${plainLink}`;

type Props = { pageLink: PageLink; site: Site };

/** The links are those of spec section 2. They stay in the page's market (docs/decisions/0024). */
export function Footer({ pageLink, site }: Props) {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const priced = pageLink.edition ?? (pageLink.page === "home" && defaultEdition);
  return (
    <footer className="cover border-t border-cover-edge print:hidden">
      <Page side="plain" className="pt-6 pb-6 sm:pt-12 sm:pb-8">
        <div className="grid gap-x-8 gap-y-6 min-[20rem]:grid-cols-2 sm:gap-y-8 lg:grid-cols-[4fr_4fr_2fr_2fr]">
          <div className="max-sm:col-span-full">
            <Logo onCover href={homeOf(pageLink)} label={t("home", { product: productName })} />
            <p className="mt-2 text-small/normal text-ink-3 lg:max-w-88">
              {t("footer.about", { countries: countries(useLocale()) })}
            </p>
            <Firm site={site} className="*:block lg:max-w-88" />
          </div>
          <LinkColumn
            className="max-sm:row-span-2 sm:[&_ul]:columns-2"
            title={t("footer.product")}
            links={[
              ...productAnchors.map((to) => ({
                href: anchorFrom(pageLink, to),
                label: t(`nav.${to}`),
              })),
              { href: pageFrom(pageLink, "integrations"), label: t("nav.integrations") },
            ]}
          />
          <LinkColumn
            title={t("footer.partners")}
            links={partnerPages.map((to) => ({ href: pageFrom(pageLink, to), label: t(`footer.${to}`) }))}
          />
          <Contact site={site} />
        </div>
        <p className={`${smallPrint} mt-8 border-t border-cover-edge pt-4 md:mt-12`}>
          {sitePages.map((page) => (
            <a key={page} className="py-0.75" href={siteAddress(page, pageLink.edition)}>
              {t(page)}
            </a>
          ))}
          {priced && (
            <span>
              {t("footer.prices", {
                country: common(`country.${priced.code}`),
                currency: common(`currency.${priced.currency}`),
              })}
            </span>
          )}
          {pageLink.edition && (
            <LanguageLinks
              of={pageLink.edition}
              addressIn={(edition) => inLanguage(pageLink, edition)}
              className="py-0.75"
            />
          )}
          <span>{t.rich("footer.geography", { link: dataOwner })}</span>
        </p>
      </Page>
    </footer>
  );
}

const productAnchors = ["testimonials", "how-it-works", "pricing", "roi", "features", "faq"] as const;
const partnerPages = ["accountants", "banks", "franchises"] as const;

type LinkColumnProps = {
  className?: string;
  title: string;
  links: readonly { href: string; label: string }[];
};

function LinkColumn({ className, title, links }: LinkColumnProps) {
  return (
    <div className={className}>
      <h2 className={heading}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The firm behind the site. Lines whose settings are absent are left out. */
export function Firm({ site, className = "*:block" }: { site: Site; className?: string }) {
  const t = useTranslations("shell");
  const { legalName, companyNumber, vatNumber } = site;
  const facts = firmFacts(site, useLocale());
  return (
    <address className={`mt-3 text-small/normal text-ink-3 not-italic ${className}`}>
      <span className="text-ink">{legalName}</span>
      {companyNumber && <span>{t("footer.company", facts)}</span>}
      <span>{t("footer.address", facts)}</span>
      {vatNumber && <span>{t("footer.vat", { number: vatNumber })}</span>}
    </address>
  );
}

function Contact({ site }: { site: Site }) {
  const t = useTranslations("shell");
  if (!site.demoUrl && !site.supportEmail) return null;
  return (
    <div>
      <h2 className={heading}>{t("footer.talk")}</h2>
      <details>
        <summary className="inline-flex min-h-10 list-none items-center gap-2 text-small underline underline-offset-[0.22em]">
          {t("footer.contact")}
          <Icon name="down" />
        </summary>
        <NewTabLink look="text" className={contact} href={site.demoUrl}>
          {t("nav.demo")}
        </NewTabLink>
        {site.supportEmail && (
          <a className={contact} href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
        )}
      </details>
    </div>
  );
}

/** A link to DB-IP, which the licence of the embedded country database requires. */
function dataOwner(name: ReactNode) {
  return (
    <a className="py-0.75" href="https://db-ip.com">
      {name}
    </a>
  );
}
