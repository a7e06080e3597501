import { useTranslations } from "next-intl";
import { withNames } from "@/components/marketing/sections/lists";
import { PartHeading } from "@/components/marketing/sections/section";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { exampleDay, newest, sentAt, tickedAt } from "@/lib/content/ledger";
import { type ClosingDay, closing, exampleMonth, firstDay } from "@/lib/content/month-end";
import { formatDay } from "@/lib/dates";
import { formatMonth, formatShortWeekdayAndDay, formatTime } from "@/lib/dates/formats";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { softwareIcons } from "./hero";

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

export function HowItWorks({ market }: { market: Market }) {
  const t = useCopy("landing");
  const example = useCopy("example");
  const frames = {
    send: <MessageList items={withNames(channels, (name) => example(`channels.${name}`))} />,
    read: <ReadReceipt market={market} />,
    verify: <Query market={market} />,
    synced: <SyncedSoftware market={market} />,
  };
  const times = { send: sentAt, read: sentAt + claims.filingMinutes, verify: tickedAt, synced: tickedAt };
  return (
    <HowSection
      frames={frames}
      say={(name) => t(`how.${name}`)}
      lead={t("how.lead")}
      when={(key) => formatTime(times[key], market)}
    >
      <MonthEnd market={market} />
    </HowSection>
  );
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

/** The timeline from a month's end to the working day on which the books are promised. */
function MonthEnd({ market }: { market: Market }) {
  const t = useCopy("landing");
  const days = closing(exampleMonth, claims.workingDay, market);
  const [first] = days;
  const names = {
    closing: formatMonth(firstDay(exampleMonth), market),
    following: formatMonth(first?.date ?? "", market),
  };
  return (
    <div className="mt-16">
      <PartHeading>{t("month.heading")}</PartHeading>
      <p className="mt-2 max-w-measure text-ink-2">{t("month.text", names)}</p>
      <ol className="mt-8 grid border-t border-ink lg:grid-cols-[0.85fr_1.5fr_1.1fr_1.05fr_1.05fr_1.2fr_0.75fr_0.75fr_1.25fr_1.9fr]">
        {days.map((day, at) => (
          <li key={day.date} className={`${line} ${look(day)}`}>
            <span className="whitespace-nowrap text-ink-2 tabular-nums lg:mb-2 lg:block">
              {formatShortWeekdayAndDay(day.date, market)}
            </span>
            <Day day={day} over={at === 0 ? t("month.ends", names) : undefined} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A day: a row on small screens, from 64rem a column with a dot on the line above. */
const line =
  "relative grid grid-cols-[4.5rem_1fr] gap-3 border-rule py-2.5 text-small/[1.35] max-lg:border-b lg:block lg:min-h-38 lg:px-3 lg:pt-3 lg:pb-4 lg:not-first:border-s lg:first:ps-0 lg:before:absolute lg:before:rounded-full lg:first:before:start-0";

const dot = "lg:before:-start-1 lg:before:-top-1 lg:before:size-1.75";
const looks = {
  off: `text-ink-3 ${dot} lg:before:border lg:before:border-edge lg:before:bg-tint`,
  working: `${dot} lg:before:bg-ink`,
  last: "lg:before:-start-1.5 lg:before:-top-1.5 lg:before:size-2.75 lg:before:bg-accent",
} as const;

function look({ workingDay }: ClosingDay): string {
  if (workingDay === null) return looks.off;
  return workingDay === claims.workingDay ? looks.last : looks.working;
}

const stages = ["1", "2", "3", "4", "5", "6"] as const;

function Day({ day, over }: { day: ClosingDay; over: string | undefined }) {
  const t = useCopy("landing");
  const { workingDay } = day;
  if (workingDay === null) return over && <span>{over}</span>;
  const name = t("month.day", { day: workingDay });
  const stage = stages[workingDay - 1];
  return (
    <span>
      {stage ? (
        <>
          <b className="font-semibold">{name}</b> {t(`month.days.${stage}`)}
        </>
      ) : (
        <>
          <b className="flex items-center gap-1.5 font-display text-body/snug font-medium">
            <Tick />
            {t("month.delivered")}
          </b>
          {name} {t("month.contents")}
        </>
      )}
    </span>
  );
}
