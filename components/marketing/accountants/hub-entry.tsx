import { Book, Checked, SubLine, Sum } from "@/components/marketing/sections/book";
import { StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { hubReceipt, hubTimes } from "@/lib/content/hub";
import type { Accountant } from "@/lib/content/proof";
import { formatTime } from "@/lib/dates/formats";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";

const records = [
  { key: "receipt", icon: "page", at: "sent" },
  { key: "answer", icon: "ask", at: "answered" },
  { key: "decision", icon: "pen", at: "decided" },
  { key: "check", icon: "tick", at: "checked" },
] as const;

type Props = { edition: Edition; accountants: readonly Accountant[] };

/** The checked entry that the example receipt became, and what is stored with it. */
export function HubEntry({ edition, accountants }: Props) {
  const t = useCopy("accountants");
  const example = useCopy("example");
  const amount = (minor: number) => formatAmount(minor, edition);
  const { entries, reclaimed, total } = hubReceipt(edition);
  const checked = <Checked by="rh" accountants={accountants} label={example("checked")} />;
  const lines = entries.map(({ key, cost }) => ({
    key,
    className: "new",
    cells: {
      entry: (
        <>
          {t(`hub.entry.${key}`)}
          <SubLine>{t(`hub.entry.${key}Of`)}</SubLine>
        </>
      ),
      total: amount(cost),
      checked,
    },
  }));
  const tax = { key: "tax", cells: { entry: t("hub.entry.tax"), total: amount(reclaimed), checked } };
  return (
    <div className="flex flex-col justify-between">
      <Book
        caption={t("hub.entry.caption")}
        columns={[
          { key: "entry", label: t("hub.entry.heading"), rowHeader: true },
          {
            key: "total",
            label: example("money", { label: example("total"), symbol: currencies[edition.currency].symbol }),
            look: "figure",
          },
          { key: "checked", label: example("checked"), look: "checked" },
        ]}
        rows={reclaimed > 0 ? [...lines, tax] : lines}
        foot={{ entry: t("hub.receipt.supplier"), total: <Sum>{amount(total)}</Sum> }}
      />
      <div className="px-4.5 pt-6 pb-2">
        <p className="border-b border-ink pb-2 text-note text-ink-3">{t("hub.kept.heading")}</p>
        <StatusList
          items={records.map(({ key, icon, at }) => ({
            key,
            icon,
            name: t(`hub.kept.${key}`),
            note: formatTime(hubTimes[at], edition),
          }))}
        />
      </div>
    </div>
  );
}
