import { Fragment, type ReactNode } from "react";
import { words } from "@/i18n/words";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn, shownFor } from "../steps/choices";
import { orderSummaryEntry } from "./order-summary-entries";

type Props = {
  wizard: Wizard;
  step: WizardStep;
  /** Stands in the place of the running total's details. */
  children?: ReactNode;
};

/**
 * The running total: of the saved choice, and of each that can be made on the page, of which the style sheet shows
 * the one that is made. Narrow screens keep its last line in sight.
 */
export function OrderSummary({ wizard, step, children }: Props) {
  const { market, firstPaymentOn } = wizard;
  const t = words(market.locale, "signUp");
  const choices = choicesOn(step, wizard);
  const entries = choices.map((choice) => {
    const shown = shownFor(choice, choices, wizard);
    return {
      key: `${choice.planType}${choice.hasRollover}`,
      shown,
      ...orderSummaryEntry(choice, market, firstPaymentOn),
    };
  });
  return (
    <>
      <p className="tape-now" aria-hidden="true">
        {entries.map(({ key, shown, choice, total }) => (
          <Fragment key={key}>
            <span {...shown}>{choice}</span>
            <b {...shown}>{total}</b>
          </Fragment>
        ))}
      </p>
      {children ?? (
        <aside className="tape" aria-labelledby="tape-title">
          <h2 id="tape-title">{t("tape.title")}</h2>
          <dl className="sumlist">
            {entries.map(({ key, shown, lines }) =>
              lines.map(({ label, amount }) => (
                <div key={`${key} ${label}`} {...shown}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </div>
              )),
            )}
            <div className="grand">
              <dt>{t("tape.eachMonth", { currency: market.currency })}</dt>
              <dd aria-live="polite">
                {entries.map(({ key, shown, total }) => (
                  <span key={key} {...shown}>
                    {total}
                  </span>
                ))}
              </dd>
            </div>
          </dl>
          {entries.map(({ key, shown, notes }) =>
            notes.map((note) => (
              <p className="note" key={`${key} ${note}`} {...shown}>
                {note}
              </p>
            )),
          )}
        </aside>
      )}
    </>
  );
}
