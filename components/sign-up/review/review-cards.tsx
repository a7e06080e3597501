import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { WithEmails } from "@/components/ui/email";
import { answerTexts } from "@/i18n/answer-texts";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { type AnswerField, type FieldStep, fieldsOf } from "@/lib/sign-up/answer-fields";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import type { Wizard } from "@/lib/sign-up/wizard";
import { ChangePlan } from "../steps/plan-choice";

/** How a value is named: by a label that is shown, or by one for screen readers, since it speaks for itself. */
const labels: Readonly<Record<AnswerField, "shown" | "hidden">> = {
  businessName: "hidden",
  companiesHouseNumber: "shown",
  registeredAddress: "hidden",
  directors: "shown",
  contactName: "hidden",
  contactEmail: "hidden",
  contactPhone: "hidden",
  accountingSoftware: "shown",
};

const separators = ["not-last:after:content-[',_']", "not-last:after:content-['._']"] as const;

/** The answers of a step in two lines, and their warnings. */
export function AnswersCard({ step, wizard }: { step: FieldStep; wizard: Wizard }) {
  const { edition, answers, warnings } = wizard;
  const t = useTranslations("signUp");
  const validation = useTranslations("validation");
  if (!answers[step]) return null;
  const directors = (answers.business?.directors ?? []).map(({ name }) => name).join(", ");
  const texts = { ...answerTexts(answers, t, edition), directors };
  const number = t(`business.number.${businessNumberRule(edition.code).type}.label`);
  const fields = fieldsOf(step, edition.code);
  const lines = [fields.slice(0, 2), fields.slice(2)];
  return (
    <section className="border-t border-ink py-3.5 print:break-inside-avoid" aria-labelledby={`card-${step}`}>
      <Heading id={`card-${step}`} title={t(`review.${step}`)}>
        <ChangeLink edition={edition} step={step} />
      </Heading>
      <div className="mt-1 text-small/normal wrap-anywhere">
        {lines.map((line, at) => (
          <dl className={at === 0 ? "[&>:first-child>dd]:font-semibold" : "text-ink-2"} key={line.join()}>
            {line.map((name) => (
              <div className={`inline ${separators[at] ?? ""}`} key={name}>
                <dt className={texts[name] && labels[name] === "hidden" ? "sr-only" : "inline"}>
                  {t("review.label", { name: t(`review.fields.${name}`, { number }) })}{" "}
                </dt>
                <dd className="inline" dir="auto">
                  <WithEmails text={texts[name] || t("review.none")} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      {warnings
        .filter(({ field }) => fields.some((name) => name === field.split(".")[0]))
        .map(({ field, kind, suggestion }) => (
          <p
            className="mt-1 border-l-3 border-accent pl-3 text-small/normal font-semibold"
            key={`${field} ${kind}`}
          >
            {validation(`warning.${kind}`)}
            {suggestion && ` ${validation("didYouMean", { suggestion })}`}
          </p>
        ))}
    </section>
  );
}

export function Heading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="font-display text-h3 font-medium tracking-normal">
        {title}
      </h2>
      {children}
    </header>
  );
}

type ChangeProps = { edition: Edition; step: FieldStep | "plan" };

/** Leads to the step of the answers and back to the review. */
export function ChangeLink({ edition, step }: ChangeProps) {
  const t = useTranslations("signUp");
  const Tag = step === "plan" ? ChangePlan : "a";
  return (
    <Tag
      className="inline-flex min-h-6 items-center text-small"
      href={`${signUpAddress(edition, step)}?then=review`}
    >
      {t("review.change")}
      <span className="sr-only">{t(`review.changeOf.${step}`)}</span>
    </Tag>
  );
}
