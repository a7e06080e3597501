import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

const terms = ["contract", "price", "invoice", "from"] as const;

/** The two revenue models: resell, or refer. */
export function RevenueModels() {
  const t = useCopy("accountants");
  return (
    <Section id="plans" heading={t("revenue.heading")} lead={t("revenue.lead")}>
      <Plans two>
        {(["reseller", "referral"] as const).map((model) => (
          <PlanCard
            key={model}
            wide
            name={t(`revenue.models.${model}.name`)}
            label={t(`revenue.models.${model}.tag`)}
            price={<p>{t(`revenue.models.${model}.text`)}</p>}
            facts={terms.map((key) => ({
              key,
              label: t(`revenue.${key}`),
              value: t(`revenue.models.${model}.${key}`),
            }))}
          />
        ))}
      </Plans>
    </Section>
  );
}
