import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Icon, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import type { Words } from "@/i18n/words";
import { firstPaymentDays, formatDebitDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { formatSum, placeOf, planByUse, planLimits, rolloverMonths } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { addressInOneLine } from "@/lib/sign-up/business";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import type { WizardStep } from "@/lib/sign-up/steps";
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
    <Card edition={edition} title={t("review.plan")} step="plan" change={t("review.changePlan")}>
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

export function BusinessCard({ wizard }: { wizard: Wizard }) {
  const { edition, answers } = wizard;
  const t = useTranslations("signUp");
  const { business } = answers;
  if (!business) return null;
  const { type } = businessNumberRule(edition.code);
  const address = addressInOneLine(business.registeredAddress);
  const directors = business.directors
    .map(({ name, officer_role }) => (officer_role ? `${name} (${officer_role})` : name))
    .join("; ");
  return (
    <Card edition={edition} title={t("review.business")} step="business" change={t("review.changeBusiness")}>
      <Answers
        wizard={wizard}
        rows={[
          [t("review.businessName"), business.businessName],
          [t(`business.number.${type}.label`), business.companiesHouseNumber, "companiesHouseNumber"],
          [t("review.address"), address || t("review.none"), "registeredAddress.postalCode"],
          [t("review.directors"), directors || t("review.none")],
        ]}
      />
    </Card>
  );
}

export function ContactCard({ wizard }: { wizard: Wizard }) {
  const { edition, answers } = wizard;
  const t = useTranslations("signUp");
  const { contact } = answers;
  if (!contact?.accountingSoftware) return null;
  return (
    <Card edition={edition} title={t("review.contact")} step="contact" change={t("review.changeContact")}>
      <Answers
        wizard={wizard}
        rows={[
          [t("review.contactName"), contact.contactName],
          [t("review.contactEmail"), contact.contactEmail, "contactEmail"],
          [t("review.contactPhone"), contact.contactPhone || t("review.none"), "contactPhone"],
          [t("review.software"), t(`contact.softwareNames.${contact.accountingSoftware}`)],
        ]}
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

type CardProps = { edition: Edition; title: string; step: WizardStep; change: string; children: ReactNode };

function Card({ edition, title, step, change, children }: CardProps) {
  const t = useTranslations("signUp");
  return (
    <section className={card} aria-labelledby={`card-${step}`}>
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={`card-${step}`} className={cardTitle}>
          {title}
        </h2>
        <a className="text-small" href={`${signUpAddress(edition, step)}?then=review`}>
          {t("review.change")}
          <span className="sr-only">{change}</span>
        </a>
      </header>
      {children}
    </section>
  );
}

type AnswersProps = {
  wizard: Wizard;
  rows: readonly (readonly [term: string, value: string, field?: string])[];
};

/** Answers of the sign-up, each with its warnings. */
function Answers({ wizard: { warnings }, rows }: AnswersProps) {
  const t = useTranslations("validation");
  return (
    <Facts
      facts={rows.map(([term, value, field]) => [
        term,
        <>
          <span dir="auto">{value}</span>
          {warnings
            .filter((warning) => warning.field === field)
            .map(({ kind, suggestion }) => (
              <small
                className="mt-1 block border-l-3 border-accent pl-3 text-note font-semibold text-ink"
                key={kind}
              >
                {t(`warning.${kind}`)}
                {suggestion && ` ${t("didYouMean", { suggestion })}`}
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
  );
}
