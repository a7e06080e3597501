import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmailLink } from "@/components/ui/email";
import { TakesFocus } from "@/components/ui/takes-focus";
import { noticeMonths } from "@/lib/plans";
import { formFromPlan } from "@/lib/sign-up/fields";
import { frenchFirst } from "@/lib/sign-up/french-first";
import { type ReviewChange, reviewedChoice, updatedPlan } from "@/lib/sign-up/review";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { FrenchFirst } from "../layout/french-first";
import { callout } from "../layout/group";
import { OtherDevice, ProgressList, StepTitles, WhyThisStep, WizardForm } from "../layout/step-page";
import { AnswersCard } from "./review-cards";
import { ReviewPlan } from "./review-plan";
import { Sheet } from "./sheet";
import { WhatFollows } from "./what-follows";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The version of the terms that the visitor accepts on this page. */
  terms: string;
  /** What changed since the review was opened, if it is shown again instead of being sent. */
  changed: ReviewChange | null;
};

export function ReviewStep({ wizard, site, action, terms, changed }: Props) {
  const { edition, answers, version } = wizard;
  const t = useTranslations("signUp");
  const french = frenchFirst(edition, answers);
  return (
    <>
      <ProgressList wizard={wizard} step="review" />
      <WizardForm
        key={changed ? `${changed}.${version}.${terms}` : terms}
        wizard={wizard}
        step="review"
        keepsFields
        sending={t("review.redirecting")}
        action={action}
        noticeDetails={{ of: t("review.failed"), text: <NothingLost supportEmail={site.supportEmail} /> }}
        initial={formFromPlan(orderOf(wizard))}
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="choice" value={reviewedChoice(edition.code, answers.plan)} />
        <input type="hidden" name="terms" value={terms} />
        {changed && <input type="hidden" name="changed" value={changed} />}
        <div className="mt-2 flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-x-[clamp(2rem,5vw,5rem)]">
          <div className="min-w-0 lg:max-w-184">
            <StepTitles wizard={wizard} step="review" className="mb-5" />
            <WhyThisStep wizard={wizard} />
            {changed && (
              <TakesFocus className={callout} of={`${changed}.${version}.${terms}`}>
                {t(
                  `review.changed.${changed}`,
                  updatedPlan(orderOf(wizard), edition, { termsAccepted: false }),
                )}
              </TakesFocus>
            )}
            {french && <FrenchFirst french={french} wizard={wizard} />}
            <AnswersCard step="business" wizard={wizard} />
            <AnswersCard step="contact" wizard={wizard} />
            <ReviewPlan edition={edition} site={site} />
            <WhatFollows wizard={wizard} />
            <div className="mb-8 border-t border-rule pt-3 text-small text-ink-2">
              <Cancel supportEmail={site.supportEmail} />
              <OtherDevice wizard={wizard} className="mt-2" />
            </div>
          </div>
          <Sheet wizard={wizard} site={site} />
        </div>
      </WizardForm>
    </>
  );
}

function Cancel({ supportEmail: email }: { supportEmail: string }) {
  const t = useTranslations("signUp");
  const link = (text: ReactNode) => <EmailLink to={email}>{text}</EmailLink>;
  return email && <p className="wrap-anywhere">{t.rich("review.cancel", { email, noticeMonths, link })}</p>;
}

/** Shown when the payment page could not be opened. */
function NothingLost({ supportEmail: email }: { supportEmail: string }) {
  const t = useTranslations("signUp");
  const link = (text: ReactNode) => <EmailLink to={email}>{text}</EmailLink>;
  return (
    <p className="mt-2 wrap-anywhere">
      {t("review.failedSafe")} {email && t.rich("review.failedWrite", { email, link })}
    </p>
  );
}
