import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { pageTitle } from "@/components/seo/page-title";
import { Icon, Tick } from "@/components/ui/icon";
import { TakesFocus } from "@/components/ui/takes-focus";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { offersRollover, plan } from "@/lib/plans";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import { mayVisit } from "@/lib/sign-up/progress";
import { stepBefore, type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import { StepForm } from "../form/step-form";
import { callout, Titles } from "./group";
import { StepHeading } from "./step-heading";

type StepOfWizard = { wizard: Wizard; step: WizardStep };

type FormProps = StepOfWizard &
  Pick<
    ComponentProps<typeof StepForm>,
    "action" | "initial" | "above" | "noticeDetails" | "keepsTyped" | "keepsFields" | "sending" | "children"
  >;

/** The form of a step, with what the wizard knows about it. */
export function WizardForm({ wizard, step, children, ...form }: FormProps) {
  const { edition, problems, refusedAnswer, notice, warnings, returnsToReview } = wizard;
  const t = useTranslations("signUp");
  const startAgain = (
    <p className="mt-2">
      <a href={signUpAddress(edition)}>{t("ended.link")}</a>
    </p>
  );
  return (
    <StepForm
      noticeDetails={{ of: t("ended.title"), text: startAgain }}
      {...form}
      id="step"
      edition={{ code: edition.code, segment: edition.segment }}
      checks={step === "rollover" ? undefined : step}
      address={signUpAddress(edition, step) + (returnsToReview ? "?then=review" : "")}
      problems={problems}
      refusedAnswer={refusedAnswer}
      notice={notice}
      warnings={warnings}
      title={useStepTitle(step, edition)}
      returnsToReview={returnsToReview}
    >
      {wizard.keptUntil !== null && <input type="hidden" name="keptUntil" value={wizard.keptUntil} />}
      {children}
    </StepForm>
  );
}

/** A link to the page that moves a sign-up with saved answers to another device. */
export function OtherDevice({ wizard, className }: { wizard: Wizard; className: string }) {
  const t = useTranslations("signUp");
  if (wizard.version === 0) return null;
  return (
    <p className={`text-small/normal text-ink-3 ${className}`}>
      <a href={continueAddress(wizard.edition)}>{t("otherDevice.link")}</a>
    </p>
  );
}

/** The notice that explains why another step, or the step of another market, led here. */
export function WhyThisStep({ wizard }: { wizard: Wizard }) {
  const { edition, askedFor, sentFrom, comesFirst } = wizard;
  const t = useCopy("signUp");
  const country = useTranslations("common");
  const isKept = wizard.typedIsKept ? "yes" : "no";
  const { planType } = orderOf(wizard);
  function reason() {
    if (sentFrom)
      return t.rich("movedMarket", {
        here: country(`countryInSentence.${edition.code}`),
        from: country(`countryInSentence.${sentFrom.code}`),
        back: (text) => <a href={signUpAddress(sentFrom)}>{text}</a>,
        kept: isKept,
      });
    if (askedFor)
      return t.rich("otherMarket", { link: (text) => <a href={signUpAddress(askedFor)}>{text}</a> });
    if (!comesFirst) return null;
    return offersRollover(planType)
      ? t("comesFirst", { kept: isKept })
      : t("planComesFirst", { plan: plan(planType).name, kept: isKept });
  }
  const text = reason();
  return (
    text && (
      <TakesFocus className={`${callout} mb-6`} of={edition.code}>
        {text}
      </TakesFocus>
    )
  );
}

type TitlesProps = StepOfWizard & {
  /** The line below the heading, where the step's own is not true. */
  lead?: string;
  className?: string;
};

/** The link back, the heading and the line below it. */
export function StepTitles({ wizard, step, lead, className = "mb-8" }: TitlesProps) {
  const { edition } = wizard;
  const t = useCopy("signUp");
  const before = stepBefore(step);
  return (
    <div className={`min-w-0 ${className}`}>
      {before && (
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-1.5 text-small"
            href={signUpAddress(edition, before)}
          >
            <Icon name="left" className="size-4.5" />
            {t("back")}
          </a>
        </p>
      )}
      <Titles
        heading={<StepHeading>{t(`${step}.heading`)}</StepHeading>}
        lead={lead ?? t(`${step}.lead`)}
        className=""
      />
    </div>
  );
}

export function useStepTitle(step: WizardStep, edition: Edition): string {
  const t = useTranslations("signUp");
  const place = { number: wizardSteps.indexOf(step) + 1, total: wizardSteps.length };
  return pageTitle(t("stepTitle", { heading: t(`${step}.heading`), ...place }), edition);
}

const item = "flex min-w-0 items-center gap-2 border-t-3 py-3 not-first:ms-1.5";
const looks = {
  done: `${item} flex-1 border-ink text-ink-2`,
  here: `${item} flex-1 border-ink font-semibold max-md:flex-none max-md:pr-4 max-[16rem]:order-first max-[16rem]:flex-[1_1_100%] max-[16rem]:flex-wrap`,
  ahead: `${item} flex-1 border-rule text-ink-3`,
} as const;
const link =
  "inline-flex min-h-6 min-w-6 items-center gap-2 no-underline hover:underline hover:decoration-auto";

export function ProgressList({ wizard: { edition, progress }, step: currentStep }: StepOfWizard) {
  const t = useTranslations("signUp");
  return (
    <nav aria-label={t("progress.label")}>
      <ol className="flex py-1 text-small max-[16rem]:flex-wrap print:hidden">
        {wizardSteps.map((step, i) => {
          const name = t(`progress.${step}`);
          if (step === currentStep)
            return (
              <li className={looks.here} aria-current="step" key={step}>
                <span className="whitespace-nowrap tabular-nums">
                  <span className="md:sr-only">{t("progress.step")}</span>
                  {i + 1}
                  <span className="md:sr-only">{t("progress.of", { total: wizardSteps.length })}</span>
                </span>
                <span>{name}</span>
              </li>
            );
          const open = mayVisit(step, progress);
          const done = open && progress.completed.includes(step);
          const label = (
            <>
              {done ? <Tick className="size-4.5" /> : <span className="tabular-nums">{i + 1}</span>}
              <span className="max-md:sr-only">
                {name}
                {done && <span className="sr-only">{t("progress.completed")}</span>}
              </span>
            </>
          );
          return (
            <li className={done ? looks.done : looks.ahead} key={step}>
              {open ? (
                <a className={link} href={signUpAddress(edition, step)}>
                  {label}
                </a>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
