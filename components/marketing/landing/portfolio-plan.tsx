import { PlanCard } from "@/components/marketing/sections/plan-card";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";
import { plan } from "@/lib/plans";

/** The plan that is paid by use and arranged in person. */
export function PortfolioPlan({ market, demoUrl }: { market: Market; demoUrl: string }) {
  const t = copy(market, "landing");
  return (
    <PlanCard
      name={plan("multi_entity").name}
      price={
        <p className="price">
          <span>{t("pricing.from")}</span>
          <strong>{t("pricing.portfolioPrice")}</strong>
          <span>{t("pricing.aMonth")}</span>
        </p>
      }
      facts={[
        { key: "payg", label: t("pricing.payg"), value: t("pricing.each") },
        { key: "minimum", label: t("pricing.minimum"), value: t("pricing.minimumOf") },
        { key: "accounts", label: t("pricing.portfolioAccounts"), value: t("pricing.unlimited") },
      ]}
    >
      <p className="note">{t("pricing.portfolioNote")}</p>
      <NewTabLink locale={market.locale} look="quiet" href={demoUrl}>
        {t("pricing.custom")}
      </NewTabLink>
    </PlanCard>
  );
}
