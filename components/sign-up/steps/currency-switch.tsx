import { buttonClass } from "@/components/ui/button";
import { Flag } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { words } from "@/i18n/words";
import { type Market, markets } from "@/lib/markets";

/** Three buttons, one per currency; choosing another keeps the plan and moves the sign-up to that country. */
export function CurrencySwitch({ market }: { market: Market }) {
  const t = words(market.locale, "signUp");
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
      <legend className="sr-only">{t("plan.currencyLegend")}</legend>
      {markets.map((m) => (
        <SubmitButton
          saving={t("saving")}
          key={m.code}
          name="intent"
          value={`currency.${m.code}`}
          formNoValidate
          aria-pressed={m.code === market.code}
          className={`${buttonClass("quiet")} min-h-11! px-3.5! aria-pressed:border-ink aria-pressed:bg-tint aria-pressed:shadow-[inset_0_-3px_0_var(--ink)]`}
        >
          <Flag of={m.flag} />
          {t("plan.currency", { symbol: m.symbol, code: m.currency })}
        </SubmitButton>
      ))}
    </fieldset>
  );
}
