import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Wizard } from "@/lib/sign-up/wizard";
import { FirstPayment, Limits, OrderLines } from "./order-summary";
import { BarTotal } from "./step-bar";

/**
 * The total of step 1 and, as its children, the button. It stays in view: on wide screens as a sheet beside the plans, on others
 * as a bar at the foot of the screen.
 */
export function RunningTotal({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
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
        <OrderLines wizard={wizard} step="plan" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:mt-6 xl:mb-4">
        <BarTotal wizard={wizard} step="plan" className="xl:hidden" />
        {children}
      </div>
      <div className="max-xl:hidden">
        <FirstPayment wizard={wizard} />
        <Limits wizard={wizard} step="plan" />
      </div>
    </section>
  );
}

const bar =
  "bottom-0 max-xl:-mx-gutter max-xl:border-t max-xl:border-ink max-xl:bg-ground max-xl:px-gutter max-xl:pt-2 max-xl:pb-[max(0.5rem,env(safe-area-inset-bottom))]";
const sheet =
  "xl:top-6 xl:bottom-auto xl:self-start xl:border xl:border-rule xl:border-t-ink xl:bg-sheet xl:p-5 xl:shadow-paper";
