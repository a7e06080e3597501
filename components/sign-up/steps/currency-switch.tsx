import { Flag } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { words } from "@/i18n/words";
import { type Market, markets } from "@/lib/markets";

/** Three buttons, one per currency; choosing another keeps the plan and moves the sign-up to that country. */
export function CurrencySwitch({ market }: { market: Market }) {
  const t = words(market.locale, "signUp");
  return (
    <fieldset className="currency">
      <legend className="vh">{t("plan.currencyLegend")}</legend>
      {markets.map((m) => (
        <SubmitButton
          saving={t("saving")}
          key={m.code}
          name="intent"
          value={`currency.${m.code}`}
          formNoValidate
          aria-pressed={m.code === market.code}
          className="btn quiet"
        >
          <Flag of={m.flag} />
          {t("plan.currency", { symbol: m.symbol, code: m.currency })}
        </SubmitButton>
      ))}
    </fieldset>
  );
}
