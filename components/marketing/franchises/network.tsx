import { Book, Checked, SubLine, Sum } from "@/components/marketing/sections/book";
import { besideList, Exhibit, SourceList } from "@/components/marketing/sections/exhibit";
import { Sheet } from "@/components/marketing/sections/sheet";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatNumber } from "@/lib/content/formats";
import { closingDay, firstDay, sampleMonth } from "@/lib/content/month-end";
import { network, total } from "@/lib/content/network";
import type { Accountant } from "@/lib/content/proof";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";

type ExhibitProps = { edition: Edition; accountants: readonly Accountant[] };

/** The example of a franchise: the figures of each location, and their totals for head office. */
export function NetworkExhibit({ edition, accountants }: ExhibitProps) {
  const t = useCopy("franchises");
  const number = (value: number) => formatNumber(value, edition);
  const date = closingDay(sampleMonth, claims.workingDay, edition);
  return (
    <Exhibit caption={t("exhibit.notice")} columns={besideList}>
      <SourceList
        label={t("exhibit.tabs")}
        items={network.map(({ key }) => ({
          key,
          icon: "book3",
          name: t(`exhibit.locations.${key}`),
          note: t("exhibit.own"),
        }))}
      />
      <Sheet
        as="h2"
        title={t("exhibit.title", { name: t("exhibit.name") })}
        note={t("exhibit.note", {
          month: formatMonth(firstDay(sampleMonth), edition),
          day: formatDateWithWeekday(date, edition),
        })}
      >
        <Book
          beside="list"
          caption={t("exhibit.caption")}
          columns={[
            { key: "location", label: t("exhibit.location"), rowHeader: true },
            { key: "transactions", label: t("exhibit.transactions"), look: "figureDetail" },
            { key: "open", label: t("exhibit.open"), look: "figureDetail" },
            { key: "day", label: t("exhibit.day"), look: "figure" },
            { key: "closed", label: t("exhibit.closed"), look: "checkedOn" },
          ]}
          rows={network.map(({ key, transactions, open, workingDay, by }) => ({
            key,
            cells: {
              location: (
                <>
                  {t(`exhibit.locations.${key}`)}
                  <SubLine phone>{t("exhibit.line", { transactions: number(transactions), open })}</SubLine>
                </>
              ),
              transactions: number(transactions),
              open,
              day: workingDay,
              closed: <Checked by={by} accountants={accountants} label={t("exhibit.check")} />,
            },
          }))}
          foot={{
            location: t("exhibit.network"),
            transactions: <Sum>{number(total(network, "transactions"))}</Sum>,
            open: <Sum>{total(network, "open")}</Sum>,
            closed: t("exhibit.of", { closed: network.length, all: network.length }),
          }}
        />
      </Sheet>
    </Exhibit>
  );
}

export function NetworkSteps({ edition }: { edition: Edition }) {
  const t = useCopy("franchises");
  const all = network.length;
  const lines = formatNumber(total(network, "transactions"), edition);
  const location = t("exhibit.locations.5").toLowerCase();
  const agreement = [
    [t("how.frame.network"), t("exhibit.name")],
    [t("how.frame.chart"), t("how.frame.oneChart")],
    [t("how.frame.pricing"), t("pricing.models.subsidy.name")],
    [t("how.frame.locations"), t("how.frame.toStart", { locations: all })],
  ] as const;
  const firstDays = [
    { icon: "chat", name: t("exhibit.locations.4"), note: t("how.frame.first") },
    { icon: "mail", name: t("exhibit.locations.5"), note: t("how.frame.address", { location }) },
    { icon: "page", name: t("exhibit.locations.3"), note: t("how.frame.uploaded") },
  ] as const;
  const overview = [
    { icon: "stack", name: t("how.frame.closed"), note: t("exhibit.of", { closed: all, all }) },
    { icon: "ask", name: t("how.frame.open"), note: String(total(network, "open")) },
    { icon: "tick", name: t("how.frame.checked"), note: t("how.frame.lines", { lines }) },
  ] as const;
  const frames = {
    agreement: <FactList rows={agreement} />,
    onboarding: <MessageList items={firstDays} />,
    oversight: <StatusList items={overview} />,
  };
  return <HowSection frames={frames} say={(name) => t(`how.${name}`)} band={false} />;
}
