import { formatPrice, type MoneyFormat, type PlanType, pricePerTransactionWhenFull } from "@/lib/plans";
import { useCopy } from "./use-copy";

/** The price of a transaction if all of a month are used, as words: 'about 60p'. */
export function useWhenFull(money: MoneyFormat) {
  const t = useCopy("pricing");
  return (type: PlanType, rollover = { hasRollover: false }) => {
    const minor = pricePerTransactionWhenFull(type, money.currency, rollover);
    if (minor < 100) return t("card.aboutMinor", { amount: minor });
    return t("card.about", { amount: formatPrice(minor, money) });
  };
}
