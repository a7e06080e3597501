import { useTranslations } from "next-intl";
import type { Words } from "@/i18n/words";
import { firstPaymentDays, formatDebitDate } from "@/lib/dates";
import {
  formatPrice,
  formatSum,
  noticeMonths,
  plan,
  planLimits,
  pricePerTransaction,
  rolloverMonths,
} from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { type Choice, choicesOn } from "../steps/choices";
import { PanelNote, SidePanel, SumLine, SumTotal } from "./side-panel";

type Props = { wizard: Wizard; step: WizardStep };

/**
 * Renders the total of every choice the page offers; CSS shows that of the selected one, so that it needs no script. Phones
 * show the notes alone, as plain text, since the step's bar has the total.
 */
export function OrderSummary({ wizard, step }: Props) {
  const { edition } = wizard;
  const t = useTranslations("signUp");
  const choices = choicesOn(step, wizard);
  return (
    <SidePanel
      id="order-summary"
      title={t("orderSummary.title")}
      className="max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none max-lg:[&>dl]:hidden max-lg:[&>h2]:hidden"
    >
      <OrderSums
        label={t("orderSummary.eachMonth", { currency: edition.currency })}
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

function notesOf(t: Words<"signUp">, choice: Choice, { firstPaymentOn, edition }: Wizard): string[] {
  const { hasRollover, transactionLimit, accountLimit, currency } = choice;
  const price = formatPrice(pricePerTransaction(currency), edition);
  if (accountLimit === null) return [t("orderSummary.payg", { price, minimum: transactionLimit })];
  const carried = hasRollover ? ` ${t("orderSummary.carried", { months: rolloverMonths })}` : "";
  const firstPayment = {
    days: firstPaymentDays,
    date: formatDebitDate(firstPaymentOn, edition),
    noticeMonths,
  };
  return [
    t("orderSummary.limits", planLimits(choice)) + carried,
    t("orderSummary.firstPayment", firstPayment),
  ];
}
