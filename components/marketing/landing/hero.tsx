import { useTranslations } from "next-intl";
import { Book, Checked, SubLine } from "@/components/marketing/sections/book";
import { Exhibit } from "@/components/marketing/sections/exhibit";
import { Hero } from "@/components/marketing/sections/section";
import { Sheet, SheetNotice } from "@/components/marketing/sections/sheet";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatAmount } from "@/lib/content/formats";
import { exampleDay, ledgers, sentAt, tickedAt } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import { formatMonth, formatTime } from "@/lib/dates/formats";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { Conversation } from "./conversation";

/** The top of the landing page, with the example of a receipt that becomes a checked ledger entry. */
export function LandingHero({ market, site }: { market: Market; site: Site }) {
  const t = useCopy("landing");
  const example = useCopy("example");
  const times = {
    sent: formatTime(sentAt, market),
    filed: formatTime(sentAt + claims.filingMinutes, market),
    ticked: formatTime(tickedAt, market),
  };
  return (
    <Hero
      title={t("hero.title")}
      lead={t("hero.lead")}
      note={t("hero.note")}
      actions={
        <>
          <LinkButton href={signUpAddress(market.code)}>{t("hero.start")}</LinkButton>
          <LinkButton look="quiet" href={site.demoUrl}>
            {t("hero.demo")}
          </LinkButton>
        </>
      }
    >
      <Exhibit
        caption={example("notice", times)}
        columns="hero-work lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[20.5rem_minmax(0,1fr)] xl:gap-x-14"
      >
        <Conversation market={market} />
        <PurchaseLedger market={market} />
      </Exhibit>
    </Hero>
  );
}

/** The example ledger, whose newest entry is the receipt of `Conversation`. */
function PurchaseLedger({ market }: { market: Market }) {
  const t = useCopy("example");
  const words = useTranslations("market");
  const { forward, entries } = ledgers[market.code];
  const amount = (minor: number) => formatAmount(minor, market);
  const { symbol } = market;
  const [software] = market.software;
  return (
    <Sheet
      className="lg:relative lg:self-end"
      title={t("purchases", { business: t("business") })}
      note={t("page", { month: formatMonth(exampleDay, market) })}
    >
      <Book
        caption={t("caption")}
        columns={[
          { key: "date", label: t("date"), look: "date" },
          { key: "supplier", label: t("supplier"), rowHeader: true, className: "lg:whitespace-nowrap" },
          { key: "category", label: t("category"), look: "detail", className: "lg:whitespace-nowrap" },
          {
            key: "tax",
            label: t("money", { label: words("taxColumn"), symbol }),
            look: "figureDetail",
          },
          { key: "total", label: t("money", { label: t("total"), symbol }), look: "figure" },
          { key: "checked", label: t("checked"), look: "checked" },
        ]}
        rows={[
          {
            key: "forward",
            className: "text-ink-3",
            cells: { supplier: t("forward"), tax: amount(forward.tax), total: amount(forward.total) },
          },
          ...entries.map(({ key, date, net, tax, by }, at) => ({
            key,
            className: at === entries.length - 1 ? "new" : undefined,
            cells: {
              date: formatDay(date, market),
              supplier: (
                <>
                  {t(`entries.${key}.supplier`)}
                  <SubLine phone>{t(`entries.${key}.category`)}</SubLine>
                </>
              ),
              category: t(`entries.${key}.category`),
              tax: amount(tax),
              total: amount(net + tax),
              checked: <Checked by={by} label={t("checked")} />,
            },
          })),
        ]}
      />
      <SheetNotice>
        <span>{t("synced", { time: formatTime(tickedAt, market) })}</span>
        <span>
          <Icon name={softwareIcons[software]} className="size-5 text-ink" />
          {words(`software.${software}`)}
        </span>
      </SheetNotice>
    </Sheet>
  );
}

export const softwareIcons = { xero: "book1", quickbooks: "book2", freeagent: "book3" } as const;
