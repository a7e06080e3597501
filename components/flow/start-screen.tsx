import { Button } from "@/components/ui/button";
import { Flag } from "@/components/ui/icon";
import { type Market, markets } from "@/lib/markets";
import { formatHeadline, headline, order, plan } from "@/lib/plans";
import { words } from "@/messages/words";

type Props = {
  market: Market;
  /** The market whose currency is chosen at first. */
  chosen: Market;
  /** Whether the market came from the visitor's address rather than from the route. */
  detected: boolean;
  action: (form: FormData) => Promise<void>;
};

/** The start of the sign-up: the choice of the currency, and 'Get Started'. */
export function StartScreen({ market, chosen, detected, action }: Props) {
  const t = words(market.locale, "signUp");
  const country = words(market.locale, "common");
  const { name } = plan("starter");
  return (
    <div className="start-screen">
      <div className="titles">
        <h1>{t("start.heading")}</h1>
        <p className="lead">{t("start.lead")}</p>
      </div>
      <form action={action}>
        <input type="hidden" name="market" value={market.code} />
        {detected && <input type="hidden" name="geo" value="ip" />}
        <fieldset>
          <legend>{t("start.legend")}</legend>
          <div className="choice">
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
                  <small>{t(`start.option.${m.code}`)}</small>
                </span>
                <span className="num">
                  {formatHeadline(headline(order("starter", false, m.currency).total), m.currency)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit">{t("start.button")}</Button>
        <p className="note">{t("start.note", { plan: name })}</p>
      </form>
    </div>
  );
}
