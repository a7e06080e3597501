import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatPrice, plan } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn } from "../steps/choices";
import { FirstPayment, Limits, OrderLines } from "./order-summary";
import { OtherDevice, StepTitles, WhyThisStep } from "./step-page";

type Props = { wizard: Wizard; step: WizardStep };

type StepProps = Props & {
  /** The line below the heading, where the step's own is not true. */
  lead?: string;
  /** A control beside the heading. */
  control?: ReactNode;
  button: ReactNode;
  children: ReactNode;
};

/**
 * Titles and content of a step, beside the running total with the step's button. It stays in view: on wide screens as a sheet at
 * the side, on others as a bar at the foot of the screen, which leaves its notes to the end of the content.
 */
export function BesideTotal({ lead, control, button, children, ...of }: StepProps) {
  return (
    <div
      data-step={of.step}
      className="mt-1 lg:mt-3 column:grid column:grid-cols-[minmax(0,1fr)_19rem] column:gap-x-7"
    >
      <div className="mb-6 min-w-0 column:mb-0">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <StepTitles {...of} {...(lead && { lead })} className="grow basis-96" />
          {control}
        </div>
        <WhyThisStep wizard={of.wizard} />
        {children}
        <div className="column:hidden">
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
export const buttonInTotal = "min-w-0 grow basis-48 px-2! md:bar:ms-auto md:bar:max-w-96";

function RunningTotal({ wizard, step, children }: Props & { children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <section
      className={`step-bar z-2 print:static roomy:sticky ${bar} ${sheet}`}
      aria-labelledby="running-total"
    >
      <h2 id="running-total" className="font-display text-h3 font-medium tracking-normal bar:sr-only">
        {t("orderSummary.title")}
      </h2>
      <div className="mt-2 bar:hidden">
        <OrderLines wizard={wizard} step={step} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 column:mt-6 column:mb-4">
        <BarTotal wizard={wizard} step={step} className="column:hidden" />
        {children}
      </div>
      <div className="bar:hidden">
        <FirstPayment wizard={wizard} step={step} />
        <Limits wizard={wizard} step={step} />
      </div>
    </section>
  );
}

const bar =
  "bottom-0 bar:-mx-gutter bar:border-t bar:border-ink bar:bg-ground bar:px-gutter bar:pt-2 bar:pb-[max(0.5rem,env(safe-area-inset-bottom))]";
const sheet =
  "column:top-6 column:bottom-auto column:self-start column:border column:border-rule column:border-t-ink column:bg-sheet column:p-5 column:shadow-paper";

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
