import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { formatPrice, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { stepBefore, type WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn } from "../steps/choices";
import { ContinueButton } from "./continue-button";

type BarProps = { wizard: Wizard; step: WizardStep };

type Props = BarProps & { requires?: readonly string[]; why?: string };

export function ContinueBar({ requires, why, ...of }: Props) {
  const t = useTranslations("signUp");
  return (
    <StepBar {...of}>
      <ContinueButton requires={requires} why={why}>
        {t("continue")}
      </ContinueButton>
    </StepBar>
  );
}

/** The end of a step's form. On phones it is a bar, which has the total instead of the second link back. */
function StepBar({ wizard, step, children }: BarProps & { children: ReactNode }) {
  const t = useTranslations("signUp");
  const before = stepBefore(step);
  return (
    <ButtonBar
      className={`step-bar ${bar} items-center max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:justify-items-end max-lg:roomy:sticky`}
    >
      <BarTotal wizard={wizard} step={step} className="lg:hidden" />
      {before && (
        <LinkButton look="quiet" className="max-lg:hidden" href={signUpAddress(wizard.edition, before)}>
          {t("back")}
        </LinkButton>
      )}
      {children}
    </ButtonBar>
  );
}

/** Stays at the foot of the screen until the end of the form comes into view. */
const bar =
  "bottom-0 z-2 max-lg:-mx-gutter max-lg:bg-ground max-lg:px-gutter max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]";

/** The total of the selected choice in few words. */
export function BarTotal({ wizard, step, className }: BarProps & { className: string }) {
  const t = useTranslations("signUp");
  return (
    <p className={`text-note/tight whitespace-nowrap text-ink-2 ${className}`} aria-live="polite">
      {choicesOn(step, wizard).map((choice) => (
        <span key={choice.key} {...choice.shown}>
          {t.rich(plan(choice.planType).isPAYG ? "bar.from" : "bar.total", {
            price: formatPrice(choice.total, choice),
            b: (price) => (
              <b className="block font-display text-h3/tight font-medium tracking-figure text-ink">{price}</b>
            ),
          })}
        </span>
      ))}
    </p>
  );
}

export function ButtonBar({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-3 border-t border-ink pt-6 ${className}`}>
      {children}
    </div>
  );
}
