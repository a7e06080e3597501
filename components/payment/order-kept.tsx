import { SidePanel, SumLine } from "@/components/sign-up/layout/side-panel";
import { useCopy } from "@/i18n/use-copy";
import type { OrderFacts } from "@/lib/payments/thanks";

/** What is ordered and kept while there is no debit, beside the state of the payment. */
export function OrderKept({ of: { reference, plan, price, hadDebit } }: { of: OrderFacts }) {
  const t = useCopy("payment");
  return (
    <SidePanel id="order-kept" title={t("order.heading")} className="lg:mt-[clamp(1rem,4vw,3.5rem)]">
      <dl>
        <SumLine label={t("order.reference")}>{reference}</SumLine>
        <SumLine label={t("order.plan")}>{plan}</SumLine>
        <SumLine label={t("order.price")}>{t("order.aMonth", { price })}</SumLine>
        {!hadDebit && <SumLine label={t("order.taken")}>{t("order.nothing")}</SumLine>}
      </dl>
    </SidePanel>
  );
}
