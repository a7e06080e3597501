import { formFromPlan } from "@/lib/onboarding/form";
import { orderOf, type Wizard } from "@/lib/onboarding/wizard";
import { signUpAddress, siteAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { words } from "@/messages/words";
import type { StepAction } from "./form-state";
import { PayButton, Terms } from "./pay";
import { ReviewAside } from "./review-aside";
import { BusinessCard, ContactCard, PlanSummaryCard, PromiseCards } from "./review-cards";
import { ReviewPlan } from "./review-plan";
import { StepForm } from "./step-form";
import { formOf, StepPage } from "./step-page";
import { StepTitles } from "./step-titles";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The answers are not those that were on the page before. */
  changed: boolean;
};

/** Step 5: read it through, change what is wrong, accept the terms and go to the payment provider. */
export function ReviewStep({ wizard, site, action, changed }: Props) {
  const { market, version } = wizard;
  const t = words(market.locale, "signUp");
  return (
    <StepPage wizard={wizard} step="review" aside={<ReviewAside wizard={wizard} />}>
      <StepTitles market={market} step="review" />
      <StepForm
        {...formOf(wizard, "review")}
        checks="review"
        stays
        action={action}
        initial={formFromPlan(orderOf(wizard))}
        above={
          changed && (
            <p className="changed" role="status">
              {t("review.changed")}
            </p>
          )
        }
      >
        <input type="hidden" name="version" value={version} />
        <div className="cards">
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
                  <span className="vh">{t("newTab")}</span>
                </a>
              ),
            })}
          </Terms>
          <div className="bar">
            <a className="btn quiet" href={signUpAddress(market.code, "contact")}>
              {t("back")}
            </a>
            <PayButton
              words={{
                pay: t("review.pay"),
                redirecting: t("review.redirecting"),
              }}
            />
          </div>
          <p className="note until" id="accept-first">
            {t("review.acceptFirst")}
          </p>
        </div>
      </StepForm>
    </StepPage>
  );
}
