import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { OrderSummary } from "./order-summary";
import { ProgressList } from "./progress-list";
import { usePageTitle } from "./step-titles";

type Props = {
  wizard: Wizard;
  step: WizardStep;
  /** Shown in the side panel instead of the order's details. */
  aside?: ReactNode;
  children: ReactNode;
};

export function useFormProps(wizard: Wizard, step: WizardStep) {
  const { market, problems, held, notice, warnings, returnsToReview } = wizard;
  return {
    id: "step",
    market: market.code,
    checks: step === "rollover" ? undefined : step,
    address: signUpAddress(market.code, step) + (returnsToReview ? "?then=review" : ""),
    problems,
    held,
    notice,
    warnings,
    title: usePageTitle(step),
    returnsToReview,
  };
}

export function StepPage({ wizard, step, aside, children }: Props) {
  const { market, progress } = wizard;
  const t = useTranslations("signUp");
  return (
    <>
      <ProgressList market={market} step={step} progress={progress} />
      <Columns>
        <div>
          {children}
          {wizard.version > 0 && (
            <p className="mt-6 text-note/normal text-ink-3">
              <a href={continueAddress(market.code)}>{t("elsewhere.link")}</a>
            </p>
          )}
        </div>
        <OrderSummary wizard={wizard} step={step}>
          {aside}
        </OrderSummary>
      </Columns>
    </>
  );
}

export function Columns({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`mt-8 grid gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(17rem,21rem)] lg:justify-between ${className}`}
    >
      {children}
    </div>
  );
}
