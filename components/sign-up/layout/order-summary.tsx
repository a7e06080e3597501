import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn, shownFor } from "../steps/choices";
import { orderSummaryEntry } from "./order-summary-entries";
import { PanelNote, SidePanel } from "./side-panel";
import { SumLine, SumTotal } from "./sum-list";

type Props = {
  wizard: Wizard;
  step: WizardStep;
  /** Shown instead of the order's details. */
  children?: ReactNode;
};

/** Renders the total of every choice the page offers; CSS shows that of the selected one (docs/decisions/0094). */
export function OrderSummary({ wizard, step, children }: Props) {
  const { market, firstPaymentOn } = wizard;
  const t = useTranslations("signUp");
  const choices = choicesOn(step, wizard);
  const entries = choices.map((choice) => {
    const shown = shownFor(choice, choices, wizard);
    return {
      key: `${choice.planType}${choice.hasRollover}`,
      shown,
      ...orderSummaryEntry(t, choice, market, firstPaymentOn),
    };
  });
  return (
    <>
      <p
        className="pointer-events-none sticky bottom-0 z-2 -mx-gutter flex items-baseline justify-between gap-4 border-y border-ink bg-sheet px-gutter py-2.5 text-small lg:hidden [@media(max-height:29.99rem)]:static"
        aria-hidden="true"
        data-running-total
      >
        {entries.map(({ key, shown, choice, total }) => (
          <Fragment key={key}>
            <span {...shown}>{choice}</span>
            <b className="font-display text-h3/tight font-normal tracking-figure tabular-nums" {...shown}>
              {total}
            </b>
          </Fragment>
        ))}
      </p>
      {children ?? (
        <SidePanel id="order-summary" title={t("orderSummary.title")}>
          <dl>
            {entries.map(({ key, shown, lines }) =>
              lines.map(({ label, amount }) => (
                <SumLine key={`${key} ${label}`} label={label} {...shown}>
                  {amount}
                </SumLine>
              )),
            )}
            <SumTotal label={t("orderSummary.eachMonth", { currency: market.currency })} live>
              {entries.map(({ key, shown, total }) => (
                <span key={key} {...shown}>
                  {total}
                </span>
              ))}
            </SumTotal>
          </dl>
          {entries.map(({ key, shown, notes }) =>
            notes.map((note) => (
              <PanelNote key={`${key} ${note}`} {...shown}>
                {note}
              </PanelNote>
            )),
          )}
        </SidePanel>
      )}
    </>
  );
}
