import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { TakesFocus } from "@/components/ui/takes-focus";
import { noticeMonths } from "@/lib/plans";
import { siteAddress } from "@/lib/routing/addresses";
import { formFromPlan } from "@/lib/sign-up/fields";
import { type ReviewChange, reviewedChoice, updatedPlan } from "@/lib/sign-up/review";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { callout } from "../layout/group";
import { StepBar } from "../layout/step-bar";
import { StepPage, WizardForm } from "../layout/step-page";
import { PayButton, Terms } from "./pay";
import { AnswersCard, PlanSummaryCard, PromiseCards } from "./review-cards";
import { ReviewPlan } from "./review-plan";
import { ShorterNotice } from "./shorter-notice";
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

/** Makes the button look disabled, by CSS alone, while the terms' box is not ticked. */
const notYet =
  "in-[form:has(#termsAccepted:not(:checked))]:border-dashed in-[form:has(#termsAccepted:not(:checked))]:border-edge! in-[form:has(#termsAccepted:not(:checked))]:bg-tint! in-[form:has(#termsAccepted:not(:checked))]:text-ink-3";

/** Hides the reason for the disabled button once the terms are accepted. In the bar on phones it then takes no room. */
const notLonger =
  "in-[form:has(#termsAccepted:checked)]:invisible max-lg:in-[form:has(#termsAccepted:checked)]:hidden";

export function ReviewStep({ wizard, site, action, terms, changed }: Props) {
  const { edition, answers, version } = wizard;
  const t = useTranslations("signUp");
  return (
    <StepPage wizard={wizard} step="review" aside={<PromiseCards wizard={wizard} />}>
      <WizardForm
        key={changed ? `${changed}.${version}.${terms}` : terms}
        wizard={wizard}
        step="review"
        keepsFields
        sending={t("review.redirecting")}
        action={action}
        noticeDetails={{ of: t("review.failed"), text: <NothingLost supportEmail={site.supportEmail} /> }}
        initial={formFromPlan(orderOf(wizard))}
        above={
          changed && (
            <TakesFocus className={callout} of={`${changed}.${version}.${terms}`}>
              {t(
                `review.changed.${changed}`,
                updatedPlan(orderOf(wizard), edition, { termsAccepted: false }),
              )}
            </TakesFocus>
          )
        }
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="choice" value={reviewedChoice(edition.code, answers.plan)} />
        <input type="hidden" name="terms" value={terms} />
        <div className="grid grid-cols-1 gap-4">
          <PlanSummaryCard wizard={wizard} />
          <AnswersCard step="business" wizard={wizard} />
          <AnswersCard step="contact" wizard={wizard} />
          <WhatFollows wizard={wizard} />
          <ReviewPlan edition={edition} site={site} />
          <ShorterNotice edition={edition} site={site} />
          <Terms>
            {t.rich("review.terms", {
              noticeMonths,
              terms: (chunks) => (
                <NewTabLink look="text" href={siteAddress("terms")}>
                  {chunks}
                </NewTabLink>
              ),
            })}
          </Terms>
          <StepBar wizard={wizard} step="review">
            <PayButton
              className={notYet}
              words={{
                pay: t("review.pay"),
                redirecting: t("review.redirecting"),
              }}
            />
            <p
              className={`col-span-full basis-full justify-self-start text-note/normal text-ink-3 ${notLonger}`}
              id="accept-first"
            >
              {t("review.acceptFirst")}
            </p>
          </StepBar>
        </div>
      </WizardForm>
    </StepPage>
  );
}

/** Shown when the payment page could not be opened. */
function NothingLost({ supportEmail: email }: { supportEmail: string }) {
  const t = useTranslations("signUp");
  const link = (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>;
  return (
    <p className="mt-2 wrap-anywhere">
      {t("review.failedSafe")} {email && t.rich("review.failedWrite", { email, link })}
    </p>
  );
}
