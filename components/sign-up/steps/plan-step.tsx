import { useTranslations } from "next-intl";
import { Flag } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Rollover } from "@/components/ui/rollover";
import { SubmitButton } from "@/components/ui/submit-button";
import { Tag } from "@/components/ui/tag";
import { TakesFocus } from "@/components/ui/takes-focus";
import { Tip } from "@/components/ui/tip";
import { listOf } from "@/i18n/list";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { markets } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import {
  formatPrice,
  order,
  type PlanType,
  placeOf,
  plan,
  planTypes,
  pricePerTransaction,
  rolloverMonths,
} from "@/lib/plans";
import type { Dropped } from "@/lib/sign-up/change-market";
import { formFromPlan } from "@/lib/sign-up/fields";
import { defaultPlan } from "@/lib/sign-up/plan";
import { draftDays } from "@/lib/sign-up/retention";
import type { Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { ContinueButton } from "../layout/continue-button";
import { callout } from "../layout/group";
import { SumLine } from "../layout/side-panel";
import { StepBar } from "../layout/step-bar";
import { StepPage, WizardForm } from "../layout/step-page";
import { PlanRadio, RolloverSwitch } from "./plan-choice";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The answers that a change of market has just removed. */
  dropped: readonly Dropped[];
  /** The edition on whose page another market's currency was chosen. */
  from: Edition | null;
};

export function PlanStep({ wizard, site, action, dropped, from }: Props) {
  const { edition, answers } = wizard;
  const t = useCopy("signUp");
  const tax = useCopy("market");
  return (
    <StepPage wizard={wizard} step="plan">
      <WizardForm
        wizard={wizard}
        step="plan"
        action={action}
        initial={formFromPlan(answers.plan ?? defaultPlan)}
        above={
          wizard.lost ? (
            <p className={callout} role="alert">
              {t(`plan.lost.${wizard.lost}`, { days: draftDays })}
            </p>
          ) : (
            dropped.length > 0 && <WhatWasDropped edition={edition} dropped={dropped} />
          )
        }
      >
        {from && <input type="hidden" name="from" value={from.segment} />}
        <CurrencySwitch edition={edition} />
        <fieldset className="mb-8 grid scroll-mt-24 gap-4" id="planType" tabIndex={-1}>
          <legend className="sr-only">{t("plan.legend")}</legend>
          {planTypes.map((type) => (
            <PlanCard key={type} type={type} edition={edition} customPlanUrl={site.demoUrl} />
          ))}
        </fieldset>
        <p className="mb-4 text-note/normal text-ink-3">
          {tax("taxIncluded")} {tax("portfolioTax")}
        </p>
        <StepBar wizard={wizard} step="plan">
          <ContinueButton>
            {planTypes.map((type) => (
              <span data-plan={placeOf(type)} key={type}>
                {t("plan.continue", { plan: plan(type).name })}
              </span>
            ))}
            <span className="any-plan">{t("continue")}</span>
          </ContinueButton>
        </StepBar>
      </WizardForm>
    </StepPage>
  );
}

function WhatWasDropped({ edition, dropped }: { edition: Edition; dropped: readonly Dropped[] }) {
  const t = useTranslations("signUp");
  const country = useTranslations("market");
  const parts = listOf(
    dropped.map((part) => t(`plan.dropped.${part}`)),
    edition.locale,
  );
  return (
    <TakesFocus className={callout} of={edition.code}>
      {t("plan.dropped.text", { country: country("inCountry"), parts })}
    </TakesFocus>
  );
}

function CurrencySwitch({ edition }: { edition: Edition }) {
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
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
          className="min-h-11! px-3.5! aria-pressed:border-ink aria-pressed:bg-tint aria-pressed:shadow-[inset_0_-3px_0_var(--ink)]"
        >
          <Flag of={m.flag} />
          {t("plan.currency", { symbol: currencies[m.currency].symbol, code: m.currency })}
        </SubmitButton>
      ))}
    </fieldset>
  );
}

const aside = "text-small text-ink-2";

type CardProps = { type: PlanType; edition: Edition; customPlanUrl: string };

function PlanCard({ type, edition, customPlanUrl }: CardProps) {
  const t = useTranslations("signUp");
  const { name, popular, isPAYG, accountLimit, countsEntities, transactionLimit } = plan(type);
  const price = (minor: number) => formatPrice(minor, edition);
  const without = order(type, false, edition.currency);
  const withRollover = order(type, true, edition.currency);
  const tip = `rollover.${type}-tip`;
  return (
    <div className="group grid gap-3 border border-rule border-t-ink bg-sheet p-5 has-[[name=planType]:checked]:shadow-[inset_3px_0_0_var(--ink),var(--paper-shadow)]">
      <PlanRadio type={type} className="grid-cols-[auto_1fr] items-start [&_input]:mt-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="flex min-h-8 flex-wrap items-center gap-x-4">
            <b className="font-display text-[1.375rem]/tight font-medium">{name}</b>
            {popular && <Tag>{t("plan.popular")}</Tag>}
          </span>
          <span className="flex items-baseline gap-2">
            <span className="sr-only">{t("plan.price")}</span>
            {isPAYG && <span className={aside}>{t("plan.from")}</span>}
            <strong className="text-[2rem]/none font-display font-normal tracking-[-0.04em]">
              <b className="font-normal group-has-[[role=switch]:checked]:hidden">{price(without.total)}</b>
              {withRollover.hasRollover && (
                <b className="hidden font-normal group-has-[[role=switch]:checked]:inline">
                  {price(withRollover.total)}
                </b>
              )}
            </strong>
            <span className={aside}>{t("plan.aMonth")}</span>
          </span>
        </span>
      </PlanRadio>
      <dl>
        {isPAYG && (
          <SumLine label={t("plan.payg")}>
            {t("plan.paygPrice", { price: price(pricePerTransaction(edition.currency)) })}
          </SumLine>
        )}
        <SumLine label={t(isPAYG ? "plan.minimum" : "plan.transactions")}>
          {formatNumber(transactionLimit, edition)}
        </SumLine>
        <SumLine label={t(countsEntities ? "plan.accountsOrEntities" : "plan.accounts")}>
          {accountLimit ?? t("plan.unlimited")}
        </SumLine>
      </dl>
      {withRollover.hasRollover ? (
        <Tip id={tip} text={t("plan.rolloverTip", { months: rolloverMonths })}>
          <Rollover
            plan={name}
            price={price(withRollover.rolloverPrice)}
            control={(attributes) => <RolloverSwitch {...attributes} plan={type} aria-describedby={tip} />}
          />
        </Tip>
      ) : (
        <>
          <p className="text-note/normal text-ink-3">{t("plan.portfolioNote")}</p>
          <NewTabLink href={customPlanUrl} look="quiet" className="justify-self-start">
            {t("plan.customPlan")}
          </NewTabLink>
        </>
      )}
    </div>
  );
}
