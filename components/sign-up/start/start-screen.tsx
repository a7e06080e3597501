import type { ReactNode } from "react";
import { Flag } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { type Market, markets } from "@/lib/markets";
import { formatHeadline, headline, order, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import type { PlanAnswer } from "@/lib/sign-up/answers";
import { draftDays } from "@/lib/sign-up/rules/limits";
import { wizardSteps } from "@/lib/sign-up/steps";
import type { Notice, StepAction } from "../form/form-state";
import { PressForm } from "../form/press-form";

type Props = {
  market: Market;
  /** The market whose currency is chosen at first. */
  chosen: Market;
  /** Whether the market came from the visitor's address rather than from the route. */
  detected: boolean;
  /** The plan that was chosen on a landing page. */
  asked: PlanAnswer | undefined;
  action: StepAction;
  /** Why the last press began nothing. */
  notice: Notice | null;
  /** What there is to say to somebody who comes back. */
  children?: ReactNode;
};

/** The start of the sign-up: the choice of the currency, 'Get Started', and what to have ready. */
export function StartScreen({ market, chosen, detected, asked, action, notice, children }: Props) {
  const t = copy(market, "signUp");
  const country = words(market.locale, "common");
  const { name } = plan("starter");
  return (
    <div className="form-grid start-screen">
      <div>
        {notice && (
          <section className="problem" role="alert" aria-labelledby="not-begun">
            <h2 id="not-begun">{notice.title}</h2>
            <p>{notice.text}</p>
          </section>
        )}
        <div className="titles">
          <h1>{t("start.heading")}</h1>
          <p className="lead">{t("start.lead", { steps: wizardSteps.length })}</p>
        </div>
        {children}
        <PressForm action={action} address={signUpAddress(market.code)}>
          <input type="hidden" name="market" value={market.code} />
          {detected && <input type="hidden" name="geo" value="ip" />}
          {asked && <input type="hidden" name="plan" value={asked.planType} />}
          {asked?.hasRollover && <input type="hidden" name="rollover" value="on" />}
          <fieldset>
            <legend>{t("start.legend")}</legend>
            <div className="currencies">
              {markets.map((m) => (
                <label key={m.code}>
                  <input
                    type="radio"
                    name="currency"
                    value={m.currency}
                    defaultChecked={m.code === chosen.code}
                  />
                  <Flag of={m.flag} />
                  <span>
                    <b>{country(`country.${m.code}`)}</b>
                    <small>{copy(m, "signUp")(`start.option.${m.code}`)}</small>
                  </span>
                  <span className="num">
                    {formatHeadline(headline(order("starter", false, m.currency).total), m.currency)}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <p>
            <SubmitButton className="btn" saving={t("saving")}>
              {t("start.button")}
            </SubmitButton>
          </p>
          <p className="note">{t("start.note", { plan: name })}</p>
        </PressForm>
      </div>
      <HaveReady market={market} />
    </div>
  );
}

function HaveReady({ market }: { market: Market }) {
  const t = copy(market, "signUp");
  const debit = t(`debit.${market.scheme}`);
  return (
    <aside className="tape" aria-labelledby="have-ready">
      <h2 id="have-ready">{t("start.ready.title")}</h2>
      <ol className="after">
        <li>
          <b>{t(`start.ready.${market.businessNumber}`)}</b>
          {t(`start.ready.${market.businessNumber}Text`)}
        </li>
        <li>
          <b>{t("start.ready.email")}</b>
          {t("start.ready.emailText")}
        </li>
        <li>
          <b>{t("start.ready.bank")}</b>
          {t("start.ready.bankText", { debit })}
        </li>
      </ol>
      <p className="note">{t("start.ready.later", { days: draftDays })}</p>
    </aside>
  );
}
