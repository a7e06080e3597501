import { useTranslations } from "next-intl";
import { TakesFocus } from "@/components/ui/takes-focus";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { plan, planTypes } from "@/lib/plans";
import type { Dropped } from "@/lib/sign-up/change-market";
import { formFromPlan } from "@/lib/sign-up/fields";
import { defaultPlan } from "@/lib/sign-up/plan";
import { draftDays } from "@/lib/sign-up/retention";
import type { Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { StepForm } from "../form/step-form";
import { ContinueButton } from "../layout/continue-button";
import { callout } from "../layout/group";
import { ButtonBar } from "../layout/step-bar";
import { StepPage, useFormProps } from "../layout/step-page";
import { StepTitles } from "../layout/step-titles";
import { CurrencySwitch } from "./currency-switch";
import { PlanCard } from "./plan-card";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The answers that a change of market has just removed. */
  dropped: readonly Dropped[];
};

export function PlanStep({ wizard, site, action, dropped }: Props) {
  const { market, answers } = wizard;
  const t = useTranslations("signUp");
  const tax = useCopy("market");
  return (
    <StepPage wizard={wizard} step="plan">
      <StepTitles market={market} step="plan" />
      <StepForm
        {...useFormProps(wizard, "plan")}
        action={action}
        initial={formFromPlan(answers.plan ?? defaultPlan)}
        above={
          wizard.lost ? (
            <p className={callout} role="alert">
              {t(`plan.lost.${wizard.lost}`, { days: draftDays })}
            </p>
          ) : (
            dropped.length > 0 && <WhatWasDropped market={market} dropped={dropped} />
          )
        }
      >
        <CurrencySwitch market={market} />
        <fieldset className="mb-8 grid scroll-mt-24 gap-4" id="planType" tabIndex={-1}>
          <legend className="sr-only">{t("plan.legend")}</legend>
          {planTypes.map((type) => (
            <PlanCard key={type} type={type} market={market} customPlanUrl={site.demoUrl} />
          ))}
        </fieldset>
        <p className="mb-4 text-note/normal text-ink-3">
          {tax("taxIncluded")} {tax("portfolioTax")}
        </p>
        <ButtonBar>
          <ContinueButton>
            {planTypes.map((type) => (
              <span data-plan={type} key={type}>
                {t("plan.continue", { plan: plan(type).name })}
              </span>
            ))}
            <span className="any-plan">{t("continue")}</span>
          </ContinueButton>
        </ButtonBar>
      </StepForm>
    </StepPage>
  );
}

function WhatWasDropped({ market, dropped }: { market: Market; dropped: readonly Dropped[] }) {
  const t = useTranslations("signUp");
  const country = useTranslations("market");
  const parts = new Intl.ListFormat(market.locale).format(dropped.map((part) => t(`plan.dropped.${part}`)));
  return (
    <TakesFocus className={callout} of={market.code}>
      {t("plan.dropped.text", { country: country("inCountry"), parts })}
    </TakesFocus>
  );
}
