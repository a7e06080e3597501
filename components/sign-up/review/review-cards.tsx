import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Icon, Tick } from "@/components/ui/icon";
import { answerTexts } from "@/i18n/answer-texts";
import { useCopy } from "@/i18n/use-copy";
import type { Words } from "@/i18n/words";
import { firstPaymentDays, formatDebitDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { formatSum, placeOf, planByUse, planLimits, rolloverMonths } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { type FieldStep, fieldsOf } from "@/lib/sign-up/answer-fields";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import type { Wizard } from "@/lib/sign-up/wizard";
import { OrderSums, totalOf } from "../layout/order-summary";
import { type Choice, choicesOn, paidByTheMonth } from "../steps/choices";

export const card = "border border-rule border-t-ink bg-sheet p-5 print:break-inside-avoid";
export const cardTitle = "font-display text-[1.1875rem]/snug font-medium tracking-normal";

export function PlanSummaryCard({ wizard }: { wizard: Wizard }) {
  const { edition } = wizard;
  const t = useTranslations("signUp");
  const tax = useCopy("market");
  return (
    <Card edition={edition} step="plan">
      <OrderSums
        label={t("review.eachMonth", { currency: edition.currency })}
        choices={choicesOn("review", wizard)}
        lines={(choice) => linesOf(t, choice)}
      />
      <p className="text-small/normal text-ink-2" {...paidByTheMonth}>
        {tax("taxIncluded")}
      </p>
      <p className="text-small/normal text-ink-2" data-plan={placeOf(planByUse.type)}>
        {tax("portfolioTax")}
      </p>
    </Card>
  );
}

function linesOf(t: Words<"signUp">, choice: Choice) {
  const limits = planLimits(choice);
  if (choice.accountLimit === null) return [[t("review.portfolioLine", limits), totalOf(t, choice)] as const];
  const base = [t("review.planLine", limits), formatSum(choice.basePrice, choice)] as const;
  const rollover = t("review.rolloverLine", { months: rolloverMonths });
  return choice.hasRollover ? [base, [rollover, formatSum(choice.rolloverPrice, choice)] as const] : [base];
}

/** The answers of a step, each with its warnings. */
export function AnswersCard({ step, wizard }: { step: FieldStep; wizard: Wizard }) {
  const { edition, answers, warnings } = wizard;
  const t = useTranslations("signUp");
  const validation = useTranslations("validation");
  if (!answers[step]) return null;
  const texts = answerTexts(answers, t, edition);
  const number = t(`business.number.${businessNumberRule(edition.code).type}.label`);
  return (
    <Card edition={edition} step={step}>
      <Facts
        facts={fieldsOf(step, edition.code).map((name) => [
          t(`review.fields.${name}`, { number }),
          <>
            <span dir="auto">{texts[name] || t("review.none")}</span>
            {warnings
              .filter(({ field }) => field.split(".")[0] === name)
              .map(({ field, kind, suggestion }) => (
                <small
                  className="mt-1 block border-l-3 border-accent pl-3 text-note font-semibold text-ink"
                  key={`${field} ${kind}`}
                >
                  {validation(`warning.${kind}`)}
                  {suggestion && ` ${validation("didYouMean", { suggestion })}`}
                </small>
              ))}
          </>,
        ])}
        look={{
          row: "grid gap-x-4 border-t border-rule py-2 text-small sm:grid-cols-[11rem_1fr]",
          name: "text-ink-3",
          value: "wrap-anywhere",
        }}
      />
    </Card>
  );
}

export function PromiseCards({ wizard: { edition, firstPaymentOn } }: { wizard: Wizard }) {
  const t = useTranslations("signUp");
  const facts = {
    debit: t(`debit.${edition.scheme}`),
    days: firstPaymentDays,
    date: formatDebitDate(firstPaymentOn, edition),
  };
  const firstPayment = <span {...paidByTheMonth}> {t("review.secureFirst", facts)}</span>;
  const promises = [
    { key: "secure", mark: <Icon name="lock" />, text: t("review.secureText"), more: firstPayment },
    { key: "guarantee", mark: <Tick />, text: t("review.guaranteeText"), more: null },
  ] as const;
  return (
    <div className="grid gap-4 self-start max-lg:sm:grid-cols-2 lg:sticky lg:top-6">
      {promises.map(({ key, mark, text, more }) => (
        <section key={key} className={card} aria-labelledby={`card-${key}`}>
          <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            {mark}
            <h2 id={`card-${key}`} className={cardTitle}>
              {t(`review.${key}`)}
            </h2>
            <p className="col-start-2 text-small text-ink-2">
              {text}
              {more}
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}

type CardProps = { edition: Edition; step: FieldStep | "plan"; children: ReactNode };

function Card({ edition, step, children }: CardProps) {
  const t = useTranslations("signUp");
  return (
    <section className={card} aria-labelledby={`card-${step}`}>
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={`card-${step}`} className={cardTitle}>
          {t(`review.${step}`)}
        </h2>
        <a className="text-small" href={`${signUpAddress(edition, step)}?then=review`}>
          {t("review.change")}
          <span className="sr-only">{t(`review.changeOf.${step}`)}</span>
        </a>
      </header>
      {children}
    </section>
  );
}
