import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatPrice, plan } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn } from "../steps/choices";
import { FirstPayment, Limits, OrderLines } from "./order-summary";
import { OtherDevice } from "./step-page";

type Props = { wizard: Wizard; step: WizardStep };

/**
 * The running total with the step's button, beside the step's content. It stays in view: on wide screens as a sheet at the
 * side, on others as a bar at the foot of the screen, which leaves its notes to the end of the content.
 */
export function BesideTotal({ button, children, ...of }: Props & { button: ReactNode; children: ReactNode }) {
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-x-7">
      <div className="mb-6 min-w-0 xl:mb-0">
        {children}
        <div className="xl:hidden">
          {of.step !== "plan" && <Limits {...of} />}
          <FirstPayment {...of} />
        </div>
        <OtherDevice wizard={of.wizard} className="mt-6" />
      </div>
      <RunningTotal {...of}>{button}</RunningTotal>
    </div>
  );
}

/** The class of the button in the running total. */
export const buttonInTotal = "min-w-0 grow basis-48 px-2! md:max-xl:ms-auto md:max-xl:max-w-96";

function RunningTotal({ wizard, step, children }: Props & { children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <section
      className={`step-bar z-2 print:static roomy:sticky ${bar} ${sheet}`}
      aria-labelledby="running-total"
    >
      <h2 id="running-total" className="font-display text-h3 font-medium tracking-normal max-xl:sr-only">
        {t("orderSummary.title")}
      </h2>
      <div className="mt-2 max-xl:hidden">
        <OrderLines wizard={wizard} step={step} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:mt-6 xl:mb-4">
        <BarTotal wizard={wizard} step={step} className="xl:hidden" />
        {children}
      </div>
      <div className="max-xl:hidden">
        <FirstPayment wizard={wizard} step={step} />
        <Limits wizard={wizard} step={step} />
      </div>
    </section>
  );
}

const bar =
  "bottom-0 max-xl:-mx-gutter max-xl:border-t max-xl:border-ink max-xl:bg-ground max-xl:px-gutter max-xl:pt-2 max-xl:pb-[max(0.5rem,env(safe-area-inset-bottom))]";
const sheet =
  "xl:top-6 xl:bottom-auto xl:self-start xl:border xl:border-rule xl:border-t-ink xl:bg-sheet xl:p-5 xl:shadow-paper";

/** The total of the selected choice in few words. */
export function BarTotal({ wizard, step, className }: Props & { className: string }) {
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
