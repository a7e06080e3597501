import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { Flag } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { type Market, markets } from "@/lib/markets";

export function CurrencySwitch({ market }: { market: Market }) {
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
      <legend className="sr-only">{t("plan.currencyLegend")}</legend>
      {markets.map((m) => (
        <SubmitButton
          saving={form("saving")}
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
