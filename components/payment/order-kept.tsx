import { Facts } from "@/components/ui/facts";
import { useCopy } from "@/i18n/use-copy";
import type { OrderFacts } from "@/lib/payments/thanks";

/** What is ordered and kept while there is no debit. */
export function OrderKept({ of: { reference, plan, price, hadDebit } }: { of: OrderFacts }) {
  const t = useCopy("payment");
  return (
    <section className="w-full" aria-labelledby="order-kept">
      <h2 id="order-kept" className="text-h3">
        {t("order.heading")}
      </h2>
      <Facts
        facts={[
          [t("order.reference"), reference],
          [t("order.plan"), plan],
          [t("order.price"), t("order.aMonth", { price })],
          ...(hadDebit ? [] : [[t("order.taken"), t("order.nothing")] as const]),
        ]}
      />
    </section>
  );
}
