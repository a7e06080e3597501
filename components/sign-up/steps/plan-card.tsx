import { useTranslations } from "next-intl";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Tag } from "@/components/ui/tag";
import type { Market } from "@/lib/markets";
import { formatPrice, order, type PlanType, plan, pricePerTransaction, rolloverMonths } from "@/lib/plans";
import { SumLine } from "../layout/sum-list";
import { PlanRadio, RolloverSwitch } from "./plan-choice";

const aside = "text-small text-ink-2";

type Props = { type: PlanType; market: Market; customPlanUrl: string };

export function PlanCard({ type, market, customPlanUrl }: Props) {
  const t = useTranslations("signUp");
  const { name, popular, isPAYG, accountLimit, transactionLimit } = plan(type);
  const price = (minor: number) => formatPrice(minor, market.currency);
  const without = order(type, false, market.currency);
  const withRollover = order(type, true, market.currency);
  return (
    <div className="group grid gap-3 border border-rule border-t-ink bg-sheet p-5 has-[[name=planType]:checked]:shadow-[inset_3px_0_0_var(--ink),var(--paper-shadow)]">
      <PlanRadio type={type}>
        <span className="flex min-h-8 items-center gap-4">
          <b className="font-display text-[1.375rem]/tight font-medium">{name}</b>
          {popular && <Tag>{t("plan.popular")}</Tag>}
        </span>
        <span className="flex items-baseline gap-2">
          {isPAYG && <span className={aside}>{t("plan.from")}</span>}
          <strong className="text-[2rem]/none font-display font-normal tracking-[-0.04em]">
            <span className="sr-only">{t("plan.price")}</span>
            <b className="font-normal group-has-[[role=switch]:checked]:hidden">{price(without.total)}</b>
            {withRollover.hasRollover && (
              <b className="hidden font-normal group-has-[[role=switch]:checked]:inline">
                {price(withRollover.total)}
              </b>
            )}
          </strong>
          <span className={aside}>{t("plan.aMonth")}</span>
        </span>
      </PlanRadio>
      <dl>
        {isPAYG && (
          <SumLine label={t("plan.payg")}>
            {t("plan.paygPrice", { price: price(pricePerTransaction(market.currency)) })}
          </SumLine>
        )}
        <SumLine label={t(isPAYG ? "plan.minimum" : "plan.transactions")}>{transactionLimit}</SumLine>
        <SumLine label={t(type === "professional" ? "plan.accountsOrEntities" : "plan.accounts")}>
          {accountLimit ?? t("plan.unlimited")}
        </SumLine>
      </dl>
      {withRollover.hasRollover ? (
        <RolloverSwitch
          type={type}
          words={{
            add: t("plan.addRollover"),
            remove: t("plan.removeRollover"),
            tip: t("plan.rolloverTip", { months: rolloverMonths }),
          }}
          price={t("plan.rolloverPrice", { price: price(withRollover.rolloverPrice) })}
        />
      ) : (
        <>
          <p className="text-note/normal text-ink-3">{t("plan.portfolioNote")}</p>
          <NewTabLink href={customPlanUrl} look="quiet" className="justify-self-start">
            {t("plan.customPlan")}
          </NewTabLink>
        </>
      )}
    </div>
  );
}
