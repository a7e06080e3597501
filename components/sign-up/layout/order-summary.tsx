import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCopy } from "@/i18n/use-copy";
import type { Words } from "@/i18n/words";
import { addDays, firstPaymentDays, formatDate } from "@/lib/dates";
import { formatDateWithWeekday } from "@/lib/dates/formats";
import { isWeekend } from "@/lib/dates/schemes";
import { formatPrice, formatSum, plan, planLimits, pricePerTransaction, rolloverMonths } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { type Choice, choicesOn, paidByTheMonth } from "../steps/choices";
import { PanelNote, SumLine, SumTotal } from "./side-panel";

type Props = { wizard: Wizard; step: WizardStep };

/** The lines and the total of every choice that the step offers. CSS shows those of the selected one, without scripts. */
export function OrderLines({ wizard, step }: Props) {
  const t = useTranslations("signUp");
  return (
    <OrderSums
      label={t("orderSummary.eachMonth", { currency: wizard.edition.currency })}
      choices={choicesOn(step, wizard)}
      lines={(choice) => linesOf(t, choice)}
    />
  );
}

/** What each choice that the step offers includes. */
export function Limits({ wizard, step }: Props) {
  const t = useCopy("signUp");
  return choicesOn(step, wizard).map((choice) => (
    <PanelNote key={choice.key} {...choice.shown}>
      {limitsOf(t, choice)}
    </PanelNote>
  ));
}

/** When the first payment is taken from who pays by the month. */
export function FirstPayment({ wizard, step }: Props) {
  const t = useCopy("signUp");
  const on = useFirstPaymentOn(wizard);
  if (choicesOn(step, wizard).every(({ planType }) => plan(planType).isPAYG)) return null;
  return <PanelNote {...paidByTheMonth}>{t.rich("orderSummary.firstPayment", { on, b: strong })}</PanelNote>;
}

/** When the first payment is taken, to follow 'First payment': the day, and why it is not the seventh where that is no banking day. */
export function useFirstPaymentOn({ edition, today, firstPaymentOn }: Wizard): string {
  const t = useCopy("signUp");
  const seventh = addDays(today, firstPaymentDays);
  return t("firstPaymentOn", {
    seventh: seventh === firstPaymentOn ? "bankingDay" : isWeekend(seventh) ? "weekend" : "holiday",
    weekday: formatDate(seventh, edition, { weekday: "long" }),
    date: formatDateWithWeekday(firstPaymentOn, edition),
  });
}

export function strong(text: ReactNode) {
  return <b className="font-semibold text-ink">{text}</b>;
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

export function totalOf(t: Words<"signUp">, choice: Choice): string {
  return plan(choice.planType).isPAYG
    ? t("orderSummary.from", { price: formatPrice(choice.total, choice) })
    : formatSum(choice.total, choice);
}

function linesOf(t: Words<"signUp">, choice: Choice): Line[] {
  const { planType, hasRollover, basePrice, rolloverPrice } = choice;
  const { name, isPAYG } = plan(planType);
  if (isPAYG) return [[name, totalOf(t, choice)]];
  return [
    [name, formatSum(basePrice, choice)],
    ...(hasRollover ? [[t("orderSummary.rollover"), formatSum(rolloverPrice, choice)] as const] : []),
    [t("orderSummary.setup"), formatSum(0, choice)],
  ];
}

function limitsOf(t: ReturnType<typeof useCopy<"signUp">>, choice: Choice): string {
  if (choice.accountLimit === null) {
    const price = formatPrice(pricePerTransaction(choice.currency), choice);
    return t("orderSummary.payg", { price, minimum: choice.transactionLimit });
  }
  const limits = t("orderSummary.limits", planLimits(choice));
  const carried = choice.hasRollover ? [t("orderSummary.carried", { months: rolloverMonths })] : [];
  return [limits, ...carried, t("orderSummary.cancel")].join(" ");
}
