import type { ReactNode } from "react";
import type { WizardStep } from "@/lib/onboarding/steps";
import { orderOf, type Wizard } from "@/lib/onboarding/wizard";
import { words } from "@/messages/words";
import { ProgressList } from "./progress-list";
import { Tape } from "./tape";
import { choiceKey, tapeEntries } from "./tape-entries";

type Props = { wizard: Wizard; step: WizardStep; aside?: ReactNode; children: ReactNode };

/** The id of the form of each step; the running total listens to it. */
export const stepFormId = "step";

/** A step's page: progress, the form, and the running total beside it. */
export function StepPage({ wizard, step, aside, children }: Props) {
  const { market, progress, firstPaymentOn } = wizard;
  const t = words(market.locale, "signUp");
  return (
    <>
      <ProgressList market={market} step={step} progress={progress} />
      <div className="form-grid">
        <div>{children}</div>
        {aside ?? (
          <Tape
            title={t("tape.title")}
            totalLabel={t("tape.eachMonth")}
            entries={tapeEntries(market, firstPaymentOn)}
            saved={choiceKey(orderOf(wizard))}
            form={stepFormId}
          />
        )}
      </div>
    </>
  );
}
