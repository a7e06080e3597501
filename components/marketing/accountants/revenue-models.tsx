import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

const terms = ["contract", "price", "invoice", "from"] as const;

/** The two revenue models: resell, or refer. */
export function RevenueModels() {
  const t = useCopy("accountants");
  const facts = (model: "reseller" | "referral") =>
    terms.map((key) => ({ key, label: t(`revenue.${key}`), value: t(`revenue.models.${model}.${key}`) }));
  return (
    <Section id="plans" heading={t("revenue.heading")} lead={t("revenue.lead")}>
      <Plans two>
        <PlanCard
          wide
          name={t("revenue.models.reseller.name")}
          label={t("revenue.models.reseller.tag")}
          price={<p>{t("revenue.models.reseller.text")}</p>}
          facts={facts("reseller")}
        />
        <PlanCard
          wide
          name={t("revenue.models.referral.name")}
          label={t("revenue.models.referral.tag")}
          price={<p>{t("revenue.models.referral.text")}</p>}
          facts={facts("referral")}
        />
      </Plans>
    </Section>
  );
}
