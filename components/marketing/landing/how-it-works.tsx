import { useTranslations } from "next-intl";
import { withHeadings, withNames } from "@/components/marketing/sections/item-texts";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatTime } from "@/lib/content/formats";
import { exampleDay, newest, sentAt, tickedAt } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { MonthEnd } from "./month-end";
import { softwareIcons } from "./purchase-ledger";

export function HowItWorks({ market }: { market: Market }) {
  const t = useCopy("landing");
  const steps = [
    { key: "send", at: sentAt, frame: <Channels /> },
    { key: "read", at: sentAt + claims.filingMinutes, frame: <ReadReceipt market={market} /> },
    { key: "verify", at: tickedAt, frame: <Query market={market} /> },
    { key: "synced", at: tickedAt, frame: <SyncedSoftware market={market} /> },
  ] as const;
  return (
    <HowSection
      heading={t("how.heading")}
      lead={t("how.lead")}
      items={withHeadings(steps, (name) => t(`how.${name}`)).map(({ at, ...step }) => ({
        ...step,
        when: formatTime(at, market),
      }))}
    >
      <MonthEnd market={market} />
    </HowSection>
  );
}

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

function Channels() {
  const t = useCopy("example");
  return <MessageList items={withNames(channels, (name) => t(`channels.${name}`))} />;
}

function ReadReceipt({ market }: { market: Market }) {
  const t = useCopy("example");
  const { net, tax } = newest(market.code);
  const amounts = [net, tax].map((minor) => formatPrice(minor, market.currency));
  return (
    <FactList
      rows={[
        [t("extract.supplier"), t("entries.timber.supplier")],
        [t("extract.date"), formatDay(exampleDay, market)],
        [t("extract.amounts"), amounts.join(", ")],
        [t("extract.category"), t("entries.timber.category")],
      ]}
    />
  );
}

function Query({ market }: { market: Market }) {
  const t = useCopy("example");
  const ticked = { date: formatDay(exampleDay, market), time: formatTime(tickedAt, market) };
  return (
    <>
      <p className="border-s-2 border-accent ps-3">
        <b className="font-semibold">{t("query.title")}</b>
        <br />
        {t("query.question")}
      </p>
      <p>{t("query.answer")}</p>
      <p className="flex items-center gap-2 border-t border-rule pt-2.5">
        <Tick />
        <Initials of="pn" />
        <span className="text-note/normal text-ink-3">{t("query.ticked", ticked)}</span>
      </p>
    </>
  );
}

/** The market's accounting software. The first is shown as synced, the others as available. */
function SyncedSoftware({ market }: { market: Market }) {
  const t = useCopy("example");
  const name = useTranslations("market");
  return (
    <StatusList
      items={market.software.map((software, at) => ({
        key: software,
        icon: softwareIcons[software],
        name: name(`software.${software}`),
        note: at === 0 ? t("syncedAt", { time: formatTime(tickedAt, market) }) : t("available"),
      }))}
    />
  );
}
