import { Reference } from "@/components/layout/errors/reference";
import { LinkButton } from "@/components/ui/button";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { StepAction } from "../form/form-state";
import { formWords } from "../form/form-words";
import { StepForm } from "../form/step-form";
import { SentAgain } from "./sent-again";

type Props = { market: Market; step: WizardStep; returns: boolean; action: StepAction };

const nothing = {};

/**
 * The saved answers cannot be reached: says so, and offers the same page again. When it comes as the answer to
 * a press (without scripts the page is then rendered again), it holds what was sent and sends it once more.
 */
export function Unavailable({ market, step, returns, action }: Props) {
  const t = words(market.locale, "signUp");
  const again = signUpAddress(market.code, step) + (returns ? "?then=review" : "");
  return (
    <StepForm
      id="step"
      step={step}
      market={market.code}
      place={again}
      action={action}
      returns={returns}
      initial={nothing}
      words={{ ...formWords(market, step), title: t("unavailable.title") }}
    >
      <div className="titles">
        <h1>{t("unavailable.title")}</h1>
        <p className="lead">{t("unavailable.text")}</p>
        <p className="acts">
          <SentAgain send={t("unavailable.again")}>
            <LinkButton href={again}>{t("unavailable.again")}</LinkButton>
          </SentAgain>
        </p>
        <Reference />
      </div>
    </StepForm>
  );
}
