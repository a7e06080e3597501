import type { Words } from "@/i18n/words";
import { firstPaymentDays, formatDebitDate, type IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import {
  formatPrice,
  formatSum,
  type Order,
  orderName,
  plan,
  pricePerTransaction,
  rolloverMonths,
} from "@/lib/plans";

export type OrderSummaryEntry = {
  choice: string;
  lines: readonly { label: string; amount: string }[];
  total: string;
  notes: readonly string[];
};

export function orderSummaryEntry(
  t: Words<"signUp">,
  o: Order,
  { locale, currency }: Market,
  firstPaymentOn: IsoDate,
): OrderSummaryEntry {
  const price = (minor: number) => formatPrice(minor, currency);
  const sum = (minor: number) => formatSum(minor, currency);
  const { name, isPAYG } = plan(o.planType);
  if (isPAYG)
    return {
      choice: name,
      lines: [{ label: name, amount: t("orderSummary.from", { price: price(o.basePrice) }) }],
      total: t("orderSummary.from", { price: price(o.total) }),
      notes: [
        t("orderSummary.payg", { price: price(pricePerTransaction(currency)), minimum: o.transactionLimit }),
      ],
    };
  return {
    choice: orderName(o),
    lines: [
      { label: name, amount: sum(o.basePrice) },
      ...(o.hasRollover ? [{ label: t("orderSummary.rollover"), amount: sum(o.rolloverPrice) }] : []),
      { label: t("orderSummary.setup"), amount: sum(0) },
    ],
    total: sum(o.total),
    notes: [
      [
        t("orderSummary.limits", {
          planType: o.planType,
          transactions: o.transactionLimit,
          accounts: o.accountLimit ?? 0,
        }),
        o.hasRollover ? t("orderSummary.carried", { months: rolloverMonths }) : "",
      ]
        .join(" ")
        .trim(),
      t("orderSummary.firstPayment", {
        days: firstPaymentDays,
        date: formatDebitDate(firstPaymentOn, { locale }),
      }),
    ],
  };
}
