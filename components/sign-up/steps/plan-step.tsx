import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Flag } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { listOf } from "@/i18n/list";
import { useCopy } from "@/i18n/use-copy";
import { markets } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { type PlanType, placeOf, plan, planTypes } from "@/lib/plans";
import { retention } from "@/lib/retention";
import type { Dropped } from "@/lib/sign-up/change-market";
import { formFromPlan } from "@/lib/sign-up/fields";
import { defaultPlan } from "@/lib/sign-up/plan";
import type { Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { ContinueButton } from "../layout/continue-button";
import { callout } from "../layout/group";
import { BesideTotal, buttonInTotal } from "../layout/running-total";
import { ProgressList, WizardForm } from "../layout/step-page";
import { WithoutNumber } from "./business-step";
import { PlanCard } from "./plan-card";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The plan that the query string names; on small screens it comes first. */
  asked: PlanType | undefined;
  /** The answers that a change of market has just removed. */
  dropped: readonly Dropped[];
  /** The edition on whose page another market's currency was chosen. */
  from: Edition | null;
};

export function PlanStep({ wizard, site, action, asked: requestedPlan, dropped, from }: Props) {
  const { edition, answers } = wizard;
  const t = useCopy("signUp");
  return (
    <>
      <ProgressList wizard={wizard} step="plan" />
      <WizardForm
        wizard={wizard}
        step="plan"
        action={action}
        initial={formFromPlan(answers.plan ?? defaultPlan)}
      >
        {from && <input type="hidden" name="from" value={from.segment} />}
        <BesideTotal
          wizard={wizard}
          step="plan"
          control={<CurrencySwitch edition={edition} />}
          button={
            <ContinueButton className={buttonInTotal}>
              {planTypes.map((type) => (
                <span data-plan={placeOf(type)} key={type}>
                  {t("plan.continue", { plan: plan(type).name })}
                </span>
              ))}
              <span className="any-plan">{t("continue")}</span>
            </ContinueButton>
          }
        >
          {wizard.lost && (
            <p className={callout} role="alert">
              {t(`plan.lost.${wizard.lost}`, { days: retention.draftDays })}
            </p>
          )}
          {!wizard.lost && dropped.length > 0 && <WhatWasDropped edition={edition} dropped={dropped} />}
          <fieldset className="scroll-mt-24" id="planType" tabIndex={-1}>
            <legend className="sr-only">{t("plan.legend")}</legend>
            <div
              className={`grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(5,auto)] lg:gap-y-0 ${requestedPlan ? askedFirst : ""}`}
            >
              {planTypes.map((type) => (
                <PlanCard key={type} type={type} edition={edition} customPlanUrl={site.demoUrl} />
              ))}
            </div>
          </fieldset>
          <BeforeYouBegin edition={edition} />
        </BesideTotal>
      </WizardForm>
    </>
  );
}

/** By the attribute, which the page arrives with: a plan that is pressed does not move. */
const askedFirst = "max-lg:[&>:has([type=radio][checked])]:order-first";

/** What is good to know before the first answer: what is counted, who cannot sign up here, and when money is taken. */
function BeforeYouBegin({ edition }: { edition: Edition }) {
  const tax = useCopy("market");
  const counts = useCopy("pricing");
  return (
    <>
      <div className="mt-4 grid gap-x-8 border-t border-ink lg:grid-cols-2">
        <Disclosure className="min-w-0 border-y-0! text-small" summary={counts("counts.heading")}>
          <p className="pb-4 text-ink-2">
            {counts("counts.text")} {counts("counts.limit")} {counts("counts.limitText")}
          </p>
        </Disclosure>
        <WithoutNumber
          edition={edition}
          className="border-rule py-3.5 text-small/normal text-ink-2 max-lg:border-t"
        />
      </div>
      <p className="border-t border-rule pt-3 text-small/normal text-ink-2">
        {tax("taxIncluded")} {tax("portfolioTax")}
      </p>
    </>
  );
}

function WhatWasDropped({ edition, dropped }: { edition: Edition; dropped: readonly Dropped[] }) {
  const t = useTranslations("signUp");
  const country = useTranslations("common");
  const parts = listOf(
    dropped.map((part) => t(`plan.dropped.${part}`)),
    edition.locale,
  );
  return (
    <TakesFocus className={callout} of={edition.code}>
      {t("plan.dropped.text", { country: country(`countryShortInSentence.${edition.code}`), parts })}
    </TakesFocus>
  );
}

function CurrencySwitch({ edition }: { edition: Edition }) {
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  return (
    <fieldset className="grid grid-cols-3 gap-2 max-sm:w-full max-[14rem]:grid-cols-1">
      <legend className="sr-only">{t("plan.currencyLegend")}</legend>
      {markets.map((m) => (
        <SubmitButton
          saving={form("saving")}
          key={m.code}
          name="intent"
          value={`currency.${m.code}`}
          formNoValidate
          aria-pressed={m.code === edition.code}
          look="quiet"
          className="min-h-11! px-2! text-small aria-pressed:border-ink aria-pressed:bg-tint aria-pressed:shadow-[inset_0_-3px_0_var(--ink)] sm:px-3!"
        >
          <Flag of={m.flag} className="max-[23rem]:hidden" />
          {t("plan.currency", { symbol: currencies[m.currency].symbol, code: m.currency })}
        </SubmitButton>
      ))}
    </fieldset>
  );
}
