import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { mayVisit, type Progress } from "@/lib/sign-up/progress";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";

type Props = { market: Market; step: WizardStep; progress: Progress };

/** Where one stands: completed steps are ticked and lead back, the current one says 'Step 2 of 5'. */
export function ProgressList({ market, step: here, progress }: Props) {
  const t = words(market.locale, "signUp");
  return (
    <nav aria-label={t("progress.label")}>
      <ol className="progress">
        {wizardSteps.map((step, i) => {
          const name = t(`progress.${step}`);
          if (step === here)
            return (
              <li className="here" aria-current="step" key={step}>
                <span className="n">
                  <span className="vh">{t("progress.step")}</span>
                  {i + 1}
                  <span className="vh">{t("progress.of", { total: wizardSteps.length })}</span>
                </span>
                <span>{name}</span>
              </li>
            );
          const open = mayVisit(step, progress);
          return open && progress.completed.includes(step) ? (
            <li className="done" key={step}>
              <a href={signUpAddress(market.code, step)}>
                <Tick />
                <span className="t">
                  {name}
                  <span className="vh">{t("progress.completed")}</span>
                </span>
              </a>
            </li>
          ) : (
            <li key={step}>
              <Way to={open ? signUpAddress(market.code, step) : null}>
                <span className="n">{i + 1}</span>
                <span className="t">{name}</span>
              </Way>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Way({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? children : <a href={to}>{children}</a>;
}
