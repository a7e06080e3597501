import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import type { Words } from "@/i18n/words";
import { firstPaymentDays, formatDebitDate } from "@/lib/dates";
import { formatPrice, formatSum, orderName, plan, pricePerTransaction, rolloverMonths } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { type Choice, choicesOn } from "../steps/choices";
import { PanelNote, SidePanel, SumLine, SumTotal } from "./side-panel";

type Props = {
  wizard: Wizard;
  step: WizardStep;
  /** Shown instead of the order's details. */
  children?: ReactNode;
};

/** Renders the total of every choice the page offers; CSS shows that of the selected one (docs/decisions/0094). */
export function OrderSummary({ wizard, step, children }: Props) {
  const { market } = wizard;
  const t = useTranslations("signUp");
  const choices = choicesOn(step, wizard);
  return (
    <>
      <p
        className="pointer-events-none sticky bottom-0 z-2 -mx-gutter flex items-baseline justify-between gap-4 border-y border-ink bg-sheet px-gutter py-2.5 text-small lg:hidden [@media(max-height:29.99rem)]:static"
        aria-hidden="true"
        data-running-total
      >
        {choices.map((choice) => (
          <Fragment key={choice.key}>
            <span {...choice.shown}>{orderName(choice)}</span>
            <b
              className="font-display text-h3/tight font-normal tracking-figure tabular-nums"
              {...choice.shown}
            >
              {totalOf(t, choice)}
            </b>
          </Fragment>
        ))}
      </p>
      {children ?? (
        <SidePanel id="order-summary" title={t("orderSummary.title")}>
          <OrderSums
            label={t("orderSummary.eachMonth", { currency: market.currency })}
            choices={choices}
            lines={(choice) => linesOf(t, choice)}
          />
          {choices.map((choice) =>
            notesOf(t, choice, wizard).map((note) => (
              <PanelNote key={choice.key + note} {...choice.shown}>
                {note}
              </PanelNote>
            )),
          )}
        </SidePanel>
      )}
    </>
  );
}

type Line = readonly [label: string, amount: string];

type SumsProps = { label: string; choices: readonly Choice[]; lines: (choice: Choice) => readonly Line[] };

/** The lines and the total of every choice. */
export function OrderSums({ label, choices, lines }: SumsProps) {
  const t = useTranslations("signUp");
  return (
    <dl>
      {choices.map((choice) =>
        lines(choice).map(([name, amount]) => (
          <SumLine key={choice.key + name} label={name} {...choice.shown}>
            {amount}
          </SumLine>
        )),
      )}
      <SumTotal label={label} live>
        {choices.map((choice) => (
          <span key={choice.key} {...choice.shown}>
            {totalOf(t, choice)}
          </span>
        ))}
      </SumTotal>
    </dl>
  );
}

export function totalOf(t: Words<"signUp">, { planType, total, currency }: Choice): string {
  return plan(planType).isPAYG
    ? t("orderSummary.from", { price: formatPrice(total, currency) })
    : formatSum(total, currency);
}

function linesOf(t: Words<"signUp">, choice: Choice): Line[] {
  const { planType, hasRollover, basePrice, rolloverPrice, currency } = choice;
  const { name, isPAYG } = plan(planType);
  if (isPAYG) return [[name, totalOf(t, choice)]];
  return [
    [name, formatSum(basePrice, currency)],
    ...(hasRollover ? [[t("orderSummary.rollover"), formatSum(rolloverPrice, currency)] as const] : []),
    [t("orderSummary.setup"), formatSum(0, currency)],
  ];
}

function notesOf(t: Words<"signUp">, choice: Choice, { firstPaymentOn, market }: Wizard): string[] {
  const { planType, hasRollover, transactionLimit, accountLimit, currency } = choice;
  const price = formatPrice(pricePerTransaction(currency), currency);
  if (accountLimit === null) return [t("orderSummary.payg", { price, minimum: transactionLimit })];
  const limits = { planType, transactions: transactionLimit, accounts: accountLimit };
  const carried = hasRollover ? ` ${t("orderSummary.carried", { months: rolloverMonths })}` : "";
  const firstPayment = { days: firstPaymentDays, date: formatDebitDate(firstPaymentOn, market) };
  return [t("orderSummary.limits", limits) + carried, t("orderSummary.firstPayment", firstPayment)];
}
