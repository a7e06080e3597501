import { Book, Checked, SubLine, Sum } from "@/components/marketing/sections/book";
import { Exhibit } from "@/components/marketing/sections/exhibit";
import { withNames } from "@/components/marketing/sections/lists";
import { Sheet } from "@/components/marketing/sections/sheet";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatNumber } from "@/lib/content/formats";
import { closingDay, firstDay, sampleMonth } from "@/lib/content/month-end";
import { practice, total } from "@/lib/content/network";
import type { Accountant } from "@/lib/content/proof";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";

type ListProps = { edition: Edition; accountants: readonly Accountant[] };

/**
 * The example table of a practice's clients in a month: their documents and open queries, and when and by whom the month was
 * closed.
 */
export function ClientList({ edition, accountants }: ListProps) {
  const t = useCopy("accountants");
  const month = formatMonth(firstDay(sampleMonth), edition);
  const day = formatDateWithWeekday(closingDay(sampleMonth, claims.workingDay, edition), edition);
  return (
    <Exhibit caption={t("exhibit.notice")}>
      <Sheet as="h2" title={t("exhibit.title")} note={t("exhibit.note", { month, day })}>
        <Book
          caption={t("exhibit.caption")}
          columns={[
            { key: "client", label: t("exhibit.client"), rowHeader: true },
            { key: "documents", label: t("exhibit.documents"), look: "figureDetail" },
            { key: "open", label: t("exhibit.open"), look: "figureDetail" },
            { key: "day", label: t("exhibit.day"), look: "figure" },
            { key: "closed", label: t("exhibit.closed"), look: "checkedOn" },
          ]}
          rows={practice.map(({ key, documents, open, workingDay, by }) => ({
            key,
            cells: {
              client: (
                <>
                  {t(`exhibit.clients.${key}`)}
                  <SubLine phone>{t("exhibit.line", { documents, open })}</SubLine>
                </>
              ),
              documents,
              open,
              day: workingDay,
              closed: <Checked by={by} accountants={accountants} label={t("exhibit.check")} />,
            },
          }))}
          foot={{
            client: t("exhibit.all", { clients: practice.length }),
            documents: <Sum>{formatNumber(total(practice, "documents"), edition)}</Sum>,
            open: <Sum>{total(practice, "open")}</Sum>,
          }}
        />
      </Sheet>
    </Exhibit>
  );
}

const agreed = ["clients", "software", "handed", "kept"] as const;
const firstClient = [
  { key: "address", icon: "mail" },
  { key: "chat", icon: "chat" },
  { key: "ledger", icon: "book2" },
] as const;
const firstMonth = [
  { key: "closed", icon: "stack" },
  { key: "open", icon: "ask" },
  { key: "checked", icon: "tick" },
] as const;

export function PracticeSteps({ edition }: { edition: Edition }) {
  const t = useCopy("accountants");
  const figures = {
    open: total(practice, "open"),
    all: practice.length,
    documents: formatNumber(total(practice, "documents"), edition),
  };
  const frames = {
    call: <FactList rows={agreed.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`, figures)])} />,
    move: <MessageList items={withNames(firstClient, (name) => t(`how.frame.${name}`))} />,
    close: <StatusList items={withNames(firstMonth, (name) => t(`how.frame.${name}`, figures))} />,
  };
  return <HowSection frames={frames} say={(name) => t(`how.${name}`)} />;
}
