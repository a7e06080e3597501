import { Points } from "@/components/marketing/sections/lists";
import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import { franchiseModels } from "@/lib/content/franchise-models";

export function FranchisePricing() {
  const t = useCopy("franchises");
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")}>
      <Plans>
        {franchiseModels.map(({ key, benefits, featured }) => (
          <PlanCard
            key={key}
            name={t(`pricing.models.${key}.name`)}
            tag={featured ? t("pricing.popular") : undefined}
            price={<p>{t(`pricing.models.${key}.text`)}</p>}
            facts={[
              { key: "debited", label: t("pricing.debited"), value: t(`pricing.models.${key}.debited`) },
              { key: "share", label: t("pricing.share"), value: t(`pricing.models.${key}.share`) },
            ]}
          >
            <Points items={benefits.map((benefit) => t(`pricing.models.${key}.benefits.${benefit}`))} />
          </PlanCard>
        ))}
      </Plans>
    </Section>
  );
}
