import type { ReactNode } from "react";
import { Sum } from "@/components/marketing/sections/book";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import {
  formatPrice,
  formatSum,
  largestPlan,
  order,
  type PlanType,
  placeOf,
  plan,
  planLimits,
  plans,
} from "@/lib/plans";
import { monthLines, rolloverCases } from "@/lib/plans/month";
import { signUpAddress, talkAddress } from "@/lib/routing/addresses";
import type { LeadOrigin } from "@/lib/sign-up/lead";
import {
  EitherForMonth,
  MonthFigure,
  type MonthFigureName,
  MonthInput,
  RolloverAnswer,
} from "./visitors-month";

/** The page from which the form 'Talk to us' is opened. */
const fromPricing: LeadOrigin = { kind: "volume", source: "home" };

/** A month, added up to transactions, and its price, added up to a total: the two pages of an account. */
export function Account({ edition }: { edition: Edition }) {
  const t = useCopy("pricing");
  return (
    <div className={`relative mt-4 grid lg:grid-cols-2 ${foldLine} ${sheetClass()}`}>
      <div className={side}>
        <h3 className={heading}>{t("account.month")}</h3>
        <MonthLines />
        <MonthSums />
      </div>
      <div className={`border-t border-rule lg:border-0 ${side}`}>
        <h3 className={heading}>{t("account.price")}</h3>
        {plans.map(({ type, isPAYG }) => (
          <div key={type} data-example={placeOf(type)}>
            {isPAYG ? (
              <PriceInATalk type={type} edition={edition} />
            ) : (
              <FixedPrice type={type} edition={edition} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The double line between two facing pages. */
const foldLine =
  "lg:before:absolute lg:before:inset-y-0 lg:before:left-1/2 lg:before:w-1 lg:before:-translate-x-1/2 lg:before:border-x lg:before:border-margin-rule lg:before:content-['']";
const side = "min-w-0 p-4 sm:p-5 lg:px-8 lg:py-6";
const heading = "font-display text-h3/tight font-medium tracking-normal";
const verdict = "mt-5 border-s-4 border-accent ps-3";

function MonthLines() {
  const t = useCopy("pricing");
  return monthLines.map((line) => (
    <div key={line} className="border-b border-rule py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label className="font-semibold" htmlFor={`month-${line}`}>
          {t(`account.${line}.label`)}
        </label>
        <span className="ms-auto font-display text-h3/tight tabular-nums">
          <MonthFigure of={line} />
        </span>
      </div>
      <p className="text-small text-ink-2" id={`month-${line}-hint`}>
        {t(`account.${line}.hint`)}
      </p>
      <MonthInput line={line} id={`month-${line}`} />
    </div>
  ));
}

function MonthSums() {
  const t = useCopy("pricing");
  return (
    <dl className="mt-2">
      <SumRow
        name={t("account.documents")}
        note={t.rich("account.documentsOf", { week: () => <MonthFigure of="documentsAWeek" /> })}
      >
        <MonthFigure of="documents" />
      </SumRow>
      <SumRow name={t("account.lines")}>
        <MonthFigure of="bankLines" />
      </SumRow>
      <Total name={t("account.transactions")}>
        <MonthFigure of="transactions" />
      </Total>
    </dl>
  );
}

type PriceProps = { type: PlanType; edition: Edition };

function FixedPrice({ type, edition }: PriceProps) {
  const t = useCopy("pricing");
  const { currency } = edition;
  const figure = (of: MonthFigureName) => () => <MonthFigure of={of} plan={type} />;
  const { total, rolloverPrice, transactionLimit } = order(type, false, currency);
  const { name } = plan(type);
  return (
    <>
      <dl className="mt-1">
        <SumRow name={name} note={t("account.limits", planLimits(order(type, false, currency)))}>
          {formatSum(total, edition)}
        </SumRow>
        <SumRow name={t("account.setup")}>{formatSum(0, edition)}</SumRow>
        <SumRow
          name={t.rich("account.unused", { limit: transactionLimit, count: figure("transactions") })}
          quiet
        >
          <MonthFigure of="unused" plan={type} />
        </SumRow>
        <SumRow
          name={t("account.rollover")}
          note={t.rich("account.rolloverOf", {
            price: formatPrice(rolloverPrice, edition),
            count: figure("unused"),
          })}
          quiet
        >
          {formatSum(0, edition)}
        </SumRow>
        <Total name={t("account.total")}>{formatSum(total, edition)}</Total>
      </dl>
      <p className={verdict}>
        <RoomForAccounts type={type} />
        <b className="font-semibold">{t("account.pays")}</b>{" "}
        <RolloverAnswer
          plan={type}
          empty={t("account.paysEmpty")}
          never={t("account.paysNever")}
          cases={rolloverCases(type, currency).map(({ months, busyPlan }) => ({
            months,
            busyPlan,
            answer: t.rich("account.paysIf", {
              months,
              busy: plan(busyPlan).isPAYG ? "agreed" : "onPlan",
              plan: plan(busyPlan).name,
              reached: figure("reached"),
              extra: figure("extra"),
              yearly: formatPrice(12 * rolloverPrice, edition),
            }),
          }))}
        />
      </p>
      <LinkButton className="mt-5 w-full" href={`${signUpAddress(edition, "plan")}?plan=${type}`}>
        {t("card.start", { plan: name })}
      </LinkButton>
    </>
  );
}

/** Above the plans a month of one company is priced in a talk, and the account adds it up as far as the list of prices goes. */
function PriceInATalk({ type, edition }: PriceProps) {
  const t = useCopy("pricing");
  const figure = (of: MonthFigureName) => () => <MonthFigure of={of} plan={type} />;
  const sum = <MonthFigure of="tierSum" plan={type} />;
  return (
    <>
      <EitherForMonth
        if="hasTier"
        plan={type}
        otherwise={<p className="mt-3 font-semibold">{t("account.noTier")}</p>}
      >
        <dl className="mt-1">
          <SumRow
            name={t.rich("account.tier", { limit: figure("tierLimit") })}
            note={t("account.tierOf", planLimits(order(largestPlan.type, false, edition.currency)))}
          >
            {sum}
          </SumRow>
          <SumRow name={t("account.setup")}>{formatSum(0, edition)}</SumRow>
          <SumRow
            name={t.rich("account.unusedOf", { limit: figure("tierLimit"), count: figure("transactions") })}
            quiet
          >
            <MonthFigure of="unused" plan={type} />
          </SumRow>
          <SumRow name={t("account.rollover")} note={t("account.tierRollover")} quiet>
            {formatSum(0, edition)}
          </SumRow>
          <Total name={t("account.total")}>{sum}</Total>
        </dl>
      </EitherForMonth>
      <p className={verdict}>
        <RoomForAccounts type={type} />
        {t("account.several")}
      </p>
      <LinkButton className="mt-5 w-full" href={talkAddress(edition, fromPricing)}>
        {t("account.talk")}
      </LinkButton>
    </>
  );
}

/** Why the plan is larger than the transactions need: the plan before it has fewer accounts. */
function RoomForAccounts({ type }: { type: PlanType }) {
  const t = useCopy("pricing");
  const smaller = plans[placeOf(type) - 2];
  if (!smaller) return null;
  const { name, accountLimit } = smaller;
  return (
    <EitherForMonth if="accountsNeedLargerPlan" plan={type}>
      <b className="block font-semibold">
        {t("account.roomFor", { plan: name, accounts: accountLimit ?? 0 })}
      </b>
    </EitherForMonth>
  );
}

type RowProps = { name: ReactNode; note?: ReactNode; quiet?: boolean; children: ReactNode };

function SumRow({ name, note, quiet = false, children }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-4 border-rule py-2 not-nth-last-2:border-b max-[18rem]:flex-wrap ${quiet ? "text-ink-2" : ""}`}
    >
      <dt className="min-w-0">
        {name}
        {note && <span className="block text-small text-ink-2">{note}</span>}
      </dt>
      <dd className="shrink-0 text-end tabular-nums">{children}</dd>
    </div>
  );
}

function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-2.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="ms-auto font-display text-h2 tabular-nums">
        <Sum>{children}</Sum>
      </dd>
    </div>
  );
}
