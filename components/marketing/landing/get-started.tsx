import { Button } from "@/components/ui/button";
import { Flag } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { type Market, markets } from "@/lib/markets";
import { formatHeadline, headline, order } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";

/** The closing block: the currency choice that opens the sign-up, as a plain form. */
export function GetStarted({ market }: { market: Market }) {
  const t = copy(market, "landing");
  return (
    <section className="sec cover" id="get-started" aria-label={t("start.heading")}>
      <div className="page start">
        <div>
          <h2>{t("start.heading")}</h2>
          <p className="lead">{t("start.lead")}</p>
        </div>
        <form action={signUpAddress(market.code)}>
          <fieldset>
            <legend>{t("start.legend")}</legend>
            <div className="choice">
              {markets.map((choice) => (
                <Choice key={choice.code} choice={choice} market={market} />
              ))}
            </div>
          </fieldset>
          <Button type="submit">{t("start.button")}</Button>
          <p className="note">{t("start.note")}</p>
        </form>
      </div>
    </section>
  );
}

function Choice({ choice, market }: { choice: Market; market: Market }) {
  const { code, currency, flag } = choice;
  const price = formatHeadline(headline(order("starter", false, currency).total), currency);
  return (
    <label>
      <input type="radio" name="currency" value={currency} defaultChecked={code === market.code} />
      <Flag of={flag} />
      <span>
        <b>{words(market.locale, "common")(`country.${code}`)}</b>
        <small>{copy(market, "landing")(`start.${code}`)}</small>
      </span>
      <span className="num">{price}</span>
    </label>
  );
}
