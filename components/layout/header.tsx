import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { LinkButton } from "@/components/ui/button";
import { Flag, Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Page } from "@/components/ui/page";
import {
  homeOf,
  inEdition,
  inLanguage,
  mainLinks,
  type PageLink,
  signUpFrom,
} from "@/lib/content/navigation";
import { type MarketEntry, marketEntry } from "@/lib/geo/entry";
import { defaultMarket, type MarketCode, marketCodes } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import { defaultEdition, editionFor } from "@/lib/markets/editions";
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
      <Page side="plain" className="flex min-h-16 items-center gap-2.5 sm:gap-3 lg:min-h-18 lg:gap-[2vw]">
        <Logo href={homeOf(pageLink)} label={t("home", { product: productName })} />
        <nav className="ms-auto flex gap-[2vw] text-small max-lg:hidden" aria-label={t("nav.label")}>
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
      name="pages"
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
      <DetectedLines shown={pageLink.edition?.code ?? defaultMarket} />
    </Menu>
  );
}

/** The menu to change country and currency: one link for each market. */
function MarketPicker({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  const currentEdition = pageLink.edition;
  return (
    <Menu
      name="markets"
      className="max-lg:hidden"
      label={
        <>
          {currentEdition ? (
            <>
              <span className="sr-only">{t("picker.label")}</span>
              <Flag of={currentEdition.flag} />
              {t("picker.here", {
                country: name(`countryShort.${currentEdition.code}`),
                symbol: currencies[currentEdition.currency].symbol,
              })}
            </>
          ) : (
            t("picker.choose")
          )}
          <Icon
            name="down"
            className="size-4 group-has-[:popover-open]/menu:rotate-180 motion-safe:transition-[rotate]"
          />
        </>
      }
    >
      <DetectedLines shown={pageLink.edition?.code ?? defaultMarket} />
      <ul>
        <MarketLinks pageLink={pageLink} entries />
      </ul>
    </Menu>
  );
}

/** One line for each result of the market detection. `market.css` shows the one that the early script set on `<html>`. */
function DetectedLines({ shown: market }: { shown: MarketCode }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  const lines = [
    ...marketCodes.map((code) => [code, t("picker.detected", { country: name(`country.${code}`) })] as const),
    ["other", t("picker.other", { country: name(`countryInSentence.${market}`) })] as const,
    ["error", t("picker.failed")] as const,
  ];
  return lines.map(([state, line]) => (
    <p key={state} className="detected px-3 pt-2 pb-2.5 text-small/normal text-ink-3" data-line={state}>
      {line}
    </p>
  ));
}

/** A link for each market. With `entries`, the links carry the markets' data for the early script. */
function MarketLinks({ pageLink, entries = false }: { pageLink: PageLink; entries?: boolean }) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  return marketCodes
    .map((code) => editionFor(code, pageLink.edition ?? defaultEdition))
    .map((edition) => (
      <li key={edition.code} className={menuItem}>
        <a
          className={menuLink}
          href={inEdition(pageLink, edition)}
          hrefLang={edition.locale}
          aria-current={edition.code === pageLink.edition?.code ? "true" : undefined}
          data-market={edition.code}
          {...(entries && entryData(marketEntry(edition, name(`country.${edition.code}`))))}
        >
          <Flag of={edition.flag} />
          <span>{name(`country.${edition.code}`)}</span>
          <span>
            {t("picker.currency", { symbol: currencies[edition.currency].symbol, code: edition.currency })}
          </span>
        </a>
        <LanguageLinks
          className="block py-2 ps-12 pe-3 no-underline hover:bg-tint"
          of={edition}
          addressIn={(other) => inLanguage(pageLink, other)}
        />
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

type MenuProps = { name: string; className: string; label: ReactNode; children: ReactNode };

/**
 * A menu of the header, which the browser closes on Escape, on a press outside of it, and when the other one opens. Both menus have
 * the same anchor, since only one of their buttons is displayed. A browser without popovers shows a menu while the focus is in it:
 * the negative tab index is for Safari, which gives the focus of a pressed button or link to what contains it.
 */
function Menu({ name, className, label, children }: MenuProps) {
  const id = `menu-${name}`;
  return (
    <div className={`group/menu text-small outline-none ${className}`} tabIndex={-1}>
      <button
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 whitespace-nowrap [anchor-name:--menu] hover:border-ink"
        type="button"
        popoverTarget={id}
      >
        {label}
      </button>
      <div
        className="not-supports-[selector(:popover-open)]:not-group-focus-within/menu:hidden inset-auto top-[calc(anchor(bottom)+0.375rem)] right-[anchor(right)] max-h-[calc(100dvh-8rem)] w-max max-w-[calc(100vw-2*var(--gutter))] min-w-60 overflow-y-auto overscroll-contain border border-ink bg-sheet p-2 text-ink shadow-paper [position-anchor:--menu] not-supports-[selector(:popover-open)]:fixed not-supports-[top:anchor(bottom)]:top-18 not-supports-[top:anchor(bottom)]:right-gutter max-[18rem]:min-w-0"
        id={id}
        popover="auto"
      >
        {children}
      </div>
    </div>
  );
}
