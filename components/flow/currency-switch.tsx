import { Flag } from "@/components/ui/icon";
import { type Market, markets } from "@/lib/markets";
import { words } from "@/messages/words";

type Props = { market: Market; action: (form: FormData) => Promise<void> };

/** Three buttons, one per currency; choosing another moves the sign-up to that country. */
export function CurrencySwitch({ market, action }: Props) {
  const t = words(market.locale, "signUp");
  return (
    <form action={action} className="currency">
      <input type="hidden" name="market" value={market.code} />
      <fieldset>
        <legend className="vh">{t("plan.currencyLegend")}</legend>
        {markets.map((m) => (
          <button
            type="submit"
            key={m.code}
            name="to"
            value={m.code}
            aria-pressed={m.code === market.code}
            className="btn quiet"
          >
            <Flag of={m.flag} />
            {t("plan.currency", { symbol: m.symbol, code: m.currency })}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
