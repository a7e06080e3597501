import { PlanCard } from "@/components/marketing/sections/plan-card";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { plan } from "@/lib/plans";
import { MonthlyPrice } from "./monthly-price";

/** The plan that is paid by use and arranged in person. */
export function PortfolioPlan({ demoUrl }: { demoUrl: string }) {
  const t = useCopy("landing");
  return (
    <PlanCard
      name={plan("multi_entity").name}
      price={
        <MonthlyPrice from={t("pricing.from")} per={t("pricing.aMonth")}>
          {t("pricing.portfolioPrice")}
        </MonthlyPrice>
      }
      facts={[
        { key: "payg", label: t("pricing.payg"), value: t("pricing.each") },
        { key: "minimum", label: t("pricing.minimum"), value: t("pricing.minimumOf") },
        { key: "accounts", label: t("pricing.portfolioAccounts"), value: t("pricing.unlimited") },
      ]}
    >
      <p className="text-note/normal text-ink-3">{t("pricing.portfolioNote")}</p>
      <NewTabLink look="quiet" className="mt-auto" href={demoUrl}>
        {t("pricing.custom")}
      </NewTabLink>
    </PlanCard>
  );
}
