import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Flag, Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Page } from "@/components/ui/page";
import { homeOf, inMarket, mainLinks, type PageLink, signUpFrom } from "@/lib/content/navigation";
import { type MarketEntry, marketEntry } from "@/lib/geo/entry";
import { defaultMarket, type MarketCode, market, marketCodes, markets } from "@/lib/markets";
import { productName } from "@/lib/site";

const menuItem = "border-rule not-first:border-t";

const menuLink =
  "grid grid-cols-[auto_1fr_auto] items-center gap-3 px-3 py-2.5 no-underline hover:bg-tint aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--ink)]";

type Props = { pageLink: PageLink; demoUrl: string };

/** The links are those of spec section 2. The header stays on screen, except on screens so low that it would cover much of them. */
export function Header({ pageLink, demoUrl }: Props) {
  const t = useTranslations("shell");
  return (
    <header className="top-0 z-6 border-b border-rule bg-ground print:hidden tall:sticky">
      <Page side="plain" className="flex min-h-16 items-center gap-2.5 sm:gap-3 lg:min-h-18 lg:gap-8">
        <Logo href={homeOf(pageLink)} label={t("home", { product: productName })} />
        <nav className="ms-auto flex gap-8 text-small max-lg:hidden" aria-label={t("nav.label")}>
          {mainLinks(pageLink, demoUrl).map((link) => (
            <MainLink
              key={link.key}
              className="py-2 no-underline decoration-current decoration-1 hover:underline aria-[current]:underline"
              link={link}
            />
          ))}
        </nav>
        <MarketPicker pageLink={pageLink} />
        <LinkButton
          className="header-start max-lg:ms-auto max-sm:min-h-11 max-sm:px-3.5 max-sm:py-2 max-sm:text-small max-[18rem]:hidden"
          href={signUpFrom(pageLink)}
        >
          {t("nav.start")}
        </LinkButton>
        <SmallMenu pageLink={pageLink} demoUrl={demoUrl} />
      </Page>
    </header>
  );
}

type MainLinkProps = { className: string; link: ReturnType<typeof mainLinks>[number] };

function MainLink({ className, link: { key, href, current } }: MainLinkProps) {
  const t = useTranslations("shell");
  const text = t(`nav.${key}`);
  return key === "demo" ? (
    <NewTabLink look="text" className={className} href={href}>
      {text}
    </NewTabLink>
  ) : (
    <a className={className} href={href} aria-current={current ? "page" : undefined}>
      {text}
    </a>
  );
}

/** All links of the header in one menu, for screens below 1024 px. */
function SmallMenu({ pageLink, demoUrl }: Props) {
  const t = useTranslations("shell");
  return (
    <Menu
      className="max-[18rem]:ms-auto lg:hidden"
      label={
        <>
          <span className="max-sm:sr-only">{t("nav.menu")}</span>
          <Icon className="size-5" name="menu" />
        </>
      }
    >
      <nav aria-label={t("nav.small")}>
        <ul>
          {mainLinks(pageLink, demoUrl).map((link) => (
            <li key={link.key} className={menuItem}>
              <MainLink className={menuLink} link={link} />
            </li>
          ))}
          <MarketLinks pageLink={pageLink} />
        </ul>
      </nav>
      <DetectedLines shown={pageLink.market} />
    </Menu>
  );
}

/** The menu to change country and currency: one link for each market. */
function MarketPicker({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  const here = pageLink.market && market(pageLink.market);
  return (
    <Menu
      className="max-lg:hidden"
      label={
        <>
          {here ? (
            <>
              <span className="sr-only">{t("picker.label")}</span>
              <Flag of={here.flag} />
              {t("picker.here", { country: here.code, symbol: here.symbol })}
            </>
          ) : (
            t("picker.choose")
          )}
          <Icon name="down" className="size-4 transition-[rotate] group-open/menu:rotate-180" />
        </>
      }
    >
      <DetectedLines shown={pageLink.market} />
      <ul>
        <MarketLinks pageLink={pageLink} entries />
      </ul>
    </Menu>
  );
}

/** One line for each result of the market detection. `market.css` shows the one that the early script set on `<html>`. */
function DetectedLines({ shown }: { shown: MarketCode | null }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  const lines = [
    ...marketCodes.map((code) => [code, t("picker.detected", { country: name(`country.${code}`) })] as const),
    ["other", t("picker.other", { market: shown ?? defaultMarket })] as const,
    ["error", t("picker.failed")] as const,
  ];
  return lines.map(([state, line]) => (
    <p key={state} className="detected px-3 pt-2 pb-2.5 text-note/normal text-ink-3" data-line={state}>
      {line}
    </p>
  ));
}

/** A link for each market. With `entries`, the links carry the markets' data for the early script. */
function MarketLinks({ pageLink, entries = false }: { pageLink: PageLink; entries?: boolean }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  return markets.map((market) => (
    <li key={market.code} className={menuItem}>
      <a
        className={menuLink}
        href={inMarket(pageLink, market.code)}
        hrefLang={market.locale}
        aria-current={market.code === pageLink.market ? "true" : undefined}
        data-market={market.code}
        {...(entries && entryData(marketEntry(market, name(`country.${market.code}`))))}
      >
        <Flag of={market.flag} />
        <span>{name(`country.${market.code}`)}</span>
        <span>{t("picker.currency", { symbol: market.symbol, code: market.currency })}</span>
      </a>
    </li>
  ));
}

function entryData({ iso, country, countryCode, currency, cities }: MarketEntry) {
  return {
    "data-iso": iso,
    "data-country": country,
    "data-country-code": countryCode,
    "data-currency": currency,
    "data-cities": cities,
  };
}

type MenuProps = { className: string; label: ReactNode; children: ReactNode };

/** A menu of the header, as `<details>`. `early-script/page-parts.ts` closes it on Escape and outside clicks. */
function Menu({ className, label, children }: MenuProps) {
  return (
    <details className={`group/menu relative text-small ${className}`} name="top">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-edge px-3 whitespace-nowrap hover:border-ink">
        {label}
      </summary>
      <div className="absolute top-[calc(100%+0.375rem)] right-0 z-5 max-h-[calc(100dvh-8rem)] w-max max-w-[calc(100vw-2*var(--gutter))] min-w-60 overflow-y-auto overscroll-contain border border-ink bg-sheet p-2 shadow-paper max-[18rem]:min-w-0">
        {children}
      </div>
    </details>
  );
}
