import { useTranslations } from "next-intl";
import { Exhibit, messageClass } from "@/components/marketing/sections/exhibit";
import { ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { SheetHead, sheetClass } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { hubReceipt, hubTimes } from "@/lib/content/hub";
import { exampleDay } from "@/lib/content/ledger";
import type { Accountant } from "@/lib/content/proof";
import { formatDateWithWeekday, formatTime } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import { HubEntry } from "./hub-entry";

const advantages = [{ key: "clients" }, { key: "staff" }, { key: "record" }] as const;

type Props = { edition: Edition; accountants: readonly Accountant[] };

/** The example of one receipt in the Communications Hub: conversations, the thread, and the entry it became. */
export function CommunicationsHub({ edition, accountants }: Props) {
  const t = useCopy("accountants");
  return (
    <Section id="communications-hub" heading={t("hub.heading")} lead={t("hub.lead")}>
      <Exhibit caption={t("hub.caption")}>
        <div className={sheetClass()}>
          <SheetHead title={t("hub.title")} note={formatDateWithWeekday(exampleDay, edition)} />
          <div className="grid divide-rule max-lg:divide-y lg:grid-cols-2 xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.1fr)] xl:divide-x">
            <Conversations />
            <Thread edition={edition} />
            <HubEntry edition={edition} accountants={accountants} />
          </div>
        </div>
      </Exhibit>
      <ThreeColumns items={withHeadings(advantages, (name) => t(`hub.${name}`))} />
    </Section>
  );
}

/** The open conversation comes first. The keys are those of the clients in `ClientList`. */
const conversations = [
  { key: "answered", client: "3" },
  { key: "yours", client: "5" },
  { key: "waiting", client: "1" },
  { key: "closed", client: "4" },
] as const;

function Conversations() {
  const t = useCopy("accountants");
  return (
    <ul className="grid content-start border-rule max-xl:col-span-full max-lg:border-b max-sm:grid-cols-2 sm:max-xl:grid-cols-4 lg:max-xl:border-b">
      {conversations.map(({ key, client }) => (
        <li
          key={key}
          className="border-rule px-4.5 py-3 text-small/snug first:bg-wash max-xl:px-3 xl:border-b"
        >
          <b className="block font-semibold">{t(`exhibit.clients.${client}`)}</b>
          <span className="text-note text-ink-2">{t(`hub.threads.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const messages = [
  { key: "sent", side: "jack" },
  { key: "asked", side: "jack" },
  { key: "answered", side: "jack" },
  { key: "decided", side: "you" },
] as const;

function Thread({ edition }: { edition: Edition }) {
  const t = useCopy("accountants");
  return (
    <ol className="grid content-start gap-3 bg-tint p-4.5" aria-label={t("hub.thread")}>
      {messages.map(({ key, side }) => (
        <li key={key} className={`grid max-w-80 gap-1 ${side === "you" ? "justify-self-end" : ""}`}>
          <p className="text-note text-ink-2">
            {t(`hub.by.${key}`, { time: formatTime(hubTimes[key], edition) })}
          </p>
          <div className={messageClass(side)}>
            {key === "sent" && <Receipt edition={edition} />}
            {t(`hub.said.${key}`)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Receipt({ edition }: { edition: Edition }) {
  const t = useCopy("accountants");
  const example = useCopy("example");
  const words = useTranslations("market");
  const receipt = hubReceipt(edition);
  const lines = [
    [t("hub.receipt.machine"), receipt.machine],
    [t("hub.receipt.beans"), receipt.beans],
    ...receipt.taxes.map(({ name, rate, tax }) => [words(`taxes.${name}`, { rate }), tax] as const),
    [example("total"), receipt.total],
  ] as const;
  return (
    <div className="photo">
      <div className="receipt pb-3">
        <b>{t("hub.receipt.supplier")}</b>
        <dl>
          {lines.map(([label, minor]) => (
            <div key={label} className="contents last:font-bold">
              <dt>{label}</dt>
              <dd>{formatAmount(minor, edition)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
