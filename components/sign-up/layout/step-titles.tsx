import { Icon } from "@/components/ui/icon";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { stepBefore, type WizardStep } from "@/lib/sign-up/steps";
import { StepHeading } from "./step-heading";

/** Back link, heading and subtitle of a step. */
export function StepTitles({ market, step }: { market: Market; step: WizardStep }) {
  const t = words(market.locale, "signUp");
  const before = stepBefore(step);
  return (
    <>
      {before && (
        <p>
          <a className="back" href={signUpAddress(market.code, before)}>
            <Icon name="left" />
            {t("back")}
          </a>
        </p>
      )}
      <div className="titles">
        <StepHeading>{t(`${step}.heading`)}</StepHeading>
        <p className="lead">{t(`${step}.lead`)}</p>
      </div>
    </>
  );
}
