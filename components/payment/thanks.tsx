import { LinkButton } from "@/components/ui/button";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { AgreementSheet } from "./agreement-sheet";
import { NextSteps } from "./next-steps";
import { OpeningEntry } from "./opening-entry";
import { StateHeading } from "./state-heading";

type Props = { market: Market; facts: ThanksFacts; supportEmail: string; appUrl: string };

/** 'Welcome! You just hired Jack.': what stands now, and what happens next. */
export function Thanks({ market, facts, supportEmail, appUrl }: Props) {
  const t = copy(market, "payment");
  const { owner } = facts;
  const heading = t("thanks.heading");
  const debit = words(market.locale, "signUp")(`debit.${market.scheme}`);
  return (
    <>
      <div className="opening">
        <div>
          <StateHeading heading={heading} title={heading} />
          <p className="lead">
            {owner ? t("thanks.lead", { debit, email: owner.email }) : t("thanks.leadOther", { debit })}
          </p>
          {owner && (
            <p className="ref">
              <span>{t("thanks.reference")}</span>
              <strong>{owner.reference}</strong>
            </p>
          )}
          <p className="acts">
            <LinkButton href={appUrl}>{t("thanks.portal")}</LinkButton>
            <LinkButton
              look="quiet"
              href={supportEmail && `mailto:${supportEmail}${owner ? `?subject=${owner.reference}` : ""}`}
            >
              {t("thanks.write")}
            </LinkButton>
          </p>
        </div>
        {owner && (
          <OpeningEntry market={market} owner={owner} confirmedOn={facts.confirmedOn} debit={debit} />
        )}
      </div>
      <NextSteps market={market} facts={facts} debit={debit} />
      {owner && <AgreementSheet heading={t("mandate.heading", { debit })} agreement={owner.agreement} />}
      <section className="group screen" aria-labelledby="meantime">
        <h2 id="meantime">{t("thanks.meantime")}</h2>
        <div className="trio">
          <div>
            <h3>{t("thanks.receipts")}</h3>
            <p>{t("thanks.receiptsText")}</p>
          </div>
          <div>
            <h3>{t("thanks.bookmark")}</h3>
            <p>{t("thanks.bookmarkText")}</p>
          </div>
          {supportEmail && (
            <div>
              <h3>{t("thanks.changed")}</h3>
              <p>{t("thanks.changedText", { email: supportEmail })}</p>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
