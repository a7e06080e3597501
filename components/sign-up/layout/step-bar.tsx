import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { stepBefore, type WizardStep } from "@/lib/sign-up/steps";
import { ContinueButton } from "./continue-button";

type Props = { market: Market; step: WizardStep; requires?: readonly string[]; why?: string };

/** Back and Continue at the end of a step. */
export function StepBar({ market, step, requires, why }: Props) {
  const t = words(market.locale, "signUp");
  const before = stepBefore(step);
  return (
    <div className="bar">
      {before && (
        <a className="btn quiet" href={signUpAddress(market.code, before)}>
          {t("back")}
        </a>
      )}
      <ContinueButton requires={requires} why={why}>
        {t("continue")}
      </ContinueButton>
    </div>
  );
}
