import { useTranslations } from "next-intl";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { signUpAddress, siteAddress } from "@/lib/routing/addresses";
import { formFromPlan } from "@/lib/sign-up/fields";
import { type ReviewChange, reviewedChoice, updatedPlan } from "@/lib/sign-up/review";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { StepForm } from "../form/step-form";
import { callout } from "../layout/group";
import { ButtonBar } from "../layout/step-bar";
import { StepPage, useFormProps } from "../layout/step-page";
import { StepTitles } from "../layout/step-titles";
import { PayButton, Terms } from "./pay";
import { ReviewAside } from "./review-aside";
import { BusinessCard, ContactCard, PlanSummaryCard, PromiseCards } from "./review-cards";
import { ReviewPlan } from "./review-plan";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The version of the terms that the visitor accepts on this page. */
  terms: string;
  /** Why the review is shown again instead of being sent: what changed since it was opened. */
  changed: ReviewChange | null;
};

/** The look of a disabled button by CSS alone, while the terms' box is not ticked. */
const notYet =
  "in-[form:has(#termsAccepted:not(:checked))]:border-dashed in-[form:has(#termsAccepted:not(:checked))]:border-edge! in-[form:has(#termsAccepted:not(:checked))]:bg-tint! in-[form:has(#termsAccepted:not(:checked))]:text-ink-3";

export function ReviewStep({ wizard, site, action, terms, changed }: Props) {
  const { market, answers, version } = wizard;
  const t = useTranslations("signUp");
  return (
    <StepPage wizard={wizard} step="review" aside={<ReviewAside wizard={wizard} />}>
      <StepTitles market={market} step="review" />
      <StepForm
        key={changed ? `${changed}.${version}.${terms}` : terms}
        {...useFormProps(wizard, "review")}
        keepsFields
        sending={t("review.redirecting")}
        action={action}
        initial={formFromPlan(orderOf(wizard))}
        above={
          changed && (
            <TakesFocus className={callout} of={`${changed}.${version}.${terms}`}>
              {t(`review.changed.${changed}`, updatedPlan(orderOf(wizard), market, { termsAccepted: false }))}
            </TakesFocus>
          )
        }
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="choice" value={reviewedChoice(market.code, answers.plan)} />
        <input type="hidden" name="terms" value={terms} />
        <div className="grid gap-4">
          <PlanSummaryCard wizard={wizard} />
          <BusinessCard wizard={wizard} />
          <ContactCard wizard={wizard} />
          <PromiseCards wizard={wizard} />
          <ReviewPlan market={market} site={site} />
          <Terms>
            {t.rich("review.terms", {
              terms: (chunks) => (
                <a href={siteAddress("terms")} target="_blank" rel="noopener">
                  {chunks}
                  <span className="sr-only">{t("newTab")}</span>
                </a>
              ),
            })}
          </Terms>
          <ButtonBar>
            <LinkButton look="quiet" href={signUpAddress(market.code, "contact")}>
              {t("back")}
            </LinkButton>
            <PayButton
              className={`${buttonClass()} ${notYet}`}
              words={{
                pay: t("review.pay"),
                redirecting: t("review.redirecting"),
              }}
            />
          </ButtonBar>
          <p
            className="mt-3 text-note/normal text-ink-3 in-[form:has(#termsAccepted:checked)]:invisible"
            id="accept-first"
          >
            {t("review.acceptFirst")}
          </p>
        </div>
      </StepForm>
    </StepPage>
  );
}
