import { useTranslations } from "next-intl";
import { formatPrice, type MoneyFormat, type PlanType, pricePerTransactionWhenFull } from "@/lib/plans";
import { useCopy } from "./use-copy";

/** The price of a transaction if all of a month are used, as words: 'about 60p'. */
export function useWhenFull(money: MoneyFormat) {
  const t = useCopy("pricing");
  const name = useTranslations("common");
  return (type: PlanType, rollover = { hasRollover: false }) => {
    const minor = pricePerTransactionWhenFull(type, money.currency, rollover);
    const isMinor = minor < 100;
    const amount = isMinor
      ? name(`minorAmount.${money.currency}`, { amount: minor })
      : formatPrice(minor, money);
    return t("card.about", { amount });
  };
}
