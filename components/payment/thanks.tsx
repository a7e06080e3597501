import { Book, Sum } from "@/components/marketing/sections/book";
import { SheetHead, SheetNotice, sheetClass } from "@/components/marketing/sections/sheet";
import { Group } from "@/components/sign-up/layout/group";
import { Actions, LinkButton } from "@/components/ui/button";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { formatDate, formatDay, type IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import type { Agreement } from "@/lib/payments/agreement";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { plan } from "@/lib/plans";
import { StateHeading } from "./issue";
import { NextSteps } from "./next-steps";

type Props = { market: Market; facts: ThanksFacts; supportEmail: string; appUrl: string };

/** The page after a confirmed payment: what was bought, and what happens next. */
export function Thanks({ market, facts, supportEmail, appUrl }: Props) {
  const t = useCopy("payment");
  const { owner } = facts;
  const heading = t("thanks.heading");
  return (
    <>
      <div className="grid gap-12 pt-[clamp(1rem,4vw,3.5rem)] pb-12 lg:grid-cols-[7fr_5fr] lg:gap-16 print:block print:pt-0 print:pb-4">
        <div>
          <StateHeading
            heading={heading}
            title={heading}
            className="text-[length:clamp(2.25rem,1.5rem+3.4vw,4rem)] print:text-[1.75rem]"
          />
          <p className="mt-4 max-w-136 text-lead text-ink-2">
            {owner ? t("thanks.lead", { email: owner.email }) : t("thanks.leadOther")}
          </p>
          {owner && (
            <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-ink py-3">
              <span>{t("thanks.reference")}</span>
              <strong className="font-display text-[1.625rem]/tight font-medium tracking-[0.01em] tabular-nums">
                {owner.reference}
              </strong>
            </p>
          )}
          <Actions as="p" className="mt-6">
            <LinkButton href={appUrl}>{t("thanks.portal")}</LinkButton>
            <LinkButton
              look="quiet"
              href={supportEmail && `mailto:${supportEmail}${owner ? `?subject=${owner.reference}` : ""}`}
            >
              {t("thanks.write")}
            </LinkButton>
          </Actions>
        </div>
        {owner && (
          <div className="self-center print:mt-4">
            <OpeningEntry market={market} owner={owner} confirmedOn={facts.confirmedOn} />
          </div>
        )}
      </div>
      <NextSteps market={market} facts={facts} />
      {owner && <AgreementSheet agreement={owner.agreement} />}
      <Group id="meantime" heading={t("thanks.meantime")} className="print:hidden">
        <div className="grid gap-8 md:grid-cols-3">
          <Advice title={t("thanks.receipts")}>{t("thanks.receiptsText")}</Advice>
          <Advice title={t("thanks.bookmark")}>{t("thanks.bookmarkText")}</Advice>
          {supportEmail && (
            <Advice title={t("thanks.changed")}>{t("thanks.changedText", { email: supportEmail })}</Advice>
          )}
        </div>
      </Group>
    </>
  );
}

function Advice({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2">{children}</p>
    </div>
  );
}

/** The terms of the debit: amount, dates, names, cancellation, the payer's rights. Part of the printed page. */
function AgreementSheet({ agreement: { rows, cancel, rights } }: { agreement: Agreement }) {
  const t = useCopy("payment");
  return (
    <Group id="agreement" heading={t("mandate.heading")}>
      <dl>
        {[...rows, [cancel.title, cancel.text] as const].map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-0.5 border-b border-rule py-2 sm:grid-cols-[14rem_1fr] print:break-inside-avoid"
          >
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="max-w-160">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6">{rights.title}</h3>
      <ul className="mt-2 max-w-176 list-disc pl-5 text-small text-ink-2">
        {rights.parts.map((part) => (
          <li key={part} className="not-first:mt-2 print:break-inside-avoid">
            {part}
          </li>
        ))}
      </ul>
    </Group>
  );
}

type EntryProps = { market: Market; owner: NonNullable<ThanksFacts["owner"]>; confirmedOn: IsoDate };

/** The first page of the customer's books, with the plan as its only entry. */
function OpeningEntry({ market, owner, confirmedOn }: EntryProps) {
  const t = useCopy("payment");
  const sum = (minor: number) => formatAmount(minor, market);
  const day = formatDay(confirmedOn, market);
  const base = owner.total - (owner.hasRollover ? owner.rolloverPrice : 0);
  const line = (key: string, name: string, minor: number) => ({
    key,
    cells: { date: day, entry: name, sum: sum(minor) },
  });
  return (
    <div className={sheetClass()}>
      <SheetHead dir="auto" title={owner.businessName} note={t("thanks.page")} />
      <Book
        caption={t("thanks.caption")}
        columns={[
          { key: "date", label: <span className="text-ink-3">{t("thanks.date")}</span>, look: "date" },
          { key: "entry", label: t("thanks.entry"), rowHeader: true },
          { key: "sum", label: t("thanks.aMonth", { symbol: market.symbol }), look: "figure" },
        ]}
        rows={[
          line("plan", plan(owner.planType).name, base),
          ...(owner.hasRollover ? [line("rollover", t("thanks.rollover"), owner.rolloverPrice)] : []),
        ]}
        foot={{ entry: t("thanks.total"), sum: <Sum>{sum(owner.total)}</Sum> }}
        footClass="new"
      />
      <SheetNotice>
        <span>
          <Tick />
          {t("thanks.setUp", { date: formatDate(confirmedOn, market) })}
        </span>
      </SheetNotice>
    </div>
  );
}
