import { defaultPlan } from "@/lib/onboarding/answers";
import { formFromPlan } from "@/lib/onboarding/form";
import type { Wizard } from "@/lib/onboarding/wizard";
import { plan, planTypes } from "@/lib/plans";
import type { Site } from "@/lib/site";
import { words } from "@/messages/words";
import { ContinueButton } from "./continue-button";
import { CurrencySwitch } from "./currency-switch";
import type { StepAction } from "./form-state";
import { formWords } from "./form-words";
import { PlanCard } from "./plan-card";
import { StepForm } from "./step-form";
import { StepPage, stepFormId } from "./step-page";
import { StepTitles } from "./step-titles";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  changeCurrency: (form: FormData) => Promise<void>;
};

/** Step 1: one plan, with or without rollover, in one of three currencies. */
export function PlanStep({ wizard, site, action, changeCurrency }: Props) {
  const { market, answers } = wizard;
  const t = words(market.locale, "signUp");
  return (
    <StepPage wizard={wizard} step="plan">
      <StepTitles market={market} step="plan" />
      <CurrencySwitch market={market} action={changeCurrency} />
      <StepForm
        id={stepFormId}
        market={market.code}
        checks="plan"
        action={action}
        initial={formFromPlan(answers.plan ?? defaultPlan)}
        words={formWords(market, "plan")}
        returns={wizard.returnsToReview}
      >
        <fieldset className="choose-plan" id="planType" tabIndex={-1}>
          <legend className="vh">{t("plan.legend")}</legend>
          {planTypes.map((type) => (
            <PlanCard key={type} type={type} market={market} customPlanUrl={site.demoUrl} />
          ))}
        </fieldset>
        <div className="bar">
          <ContinueButton>
            {planTypes.map((type) => (
              <span className="for-plan" data-plan={type} key={type}>
                {t("plan.continue", { plan: plan(type).name })}
              </span>
            ))}
          </ContinueButton>
        </div>
      </StepForm>
    </StepPage>
  );
}
