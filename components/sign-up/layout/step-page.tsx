import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { StepForm } from "../form/step-form";
import { OrderSummary } from "./order-summary";
import { ProgressList } from "./progress-list";
import { StepTitles, usePageTitle } from "./step-titles";

type FormProps = { wizard: Wizard; step: WizardStep } & Pick<
  ComponentProps<typeof StepForm>,
  "action" | "initial" | "above" | "keepsTyped" | "keepsFields" | "sending" | "children"
>;

/** The form of a step, with what the wizard knows about it. */
export function WizardForm({ wizard, step, ...form }: FormProps) {
  const { market, problems, held, notice, warnings, returnsToReview } = wizard;
  return (
    <StepForm
      {...form}
      id="step"
      market={market.code}
      checks={step === "rollover" ? undefined : step}
      address={signUpAddress(market.code, step) + (returnsToReview ? "?then=review" : "")}
      problems={problems}
      held={held}
      notice={notice}
      warnings={warnings}
      title={usePageTitle(step)}
      returnsToReview={returnsToReview}
    />
  );
}

type Props = {
  wizard: Wizard;
  step: WizardStep;
  /** Shown in the side panel instead of the order's details. */
  aside?: ReactNode;
  children: ReactNode;
};

export function StepPage({ wizard, step, aside, children }: Props) {
  const { market, progress } = wizard;
  const t = useTranslations("signUp");
  return (
    <>
      <ProgressList market={market} step={step} progress={progress} />
      <Columns>
        <div>
          <StepTitles market={market} step={step} />
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
