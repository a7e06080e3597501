import { useTranslations } from "next-intl";
import { Business } from "@/desk/sign-ups/business";
import type { Column } from "@/desk/ui/table";
import type { Currency } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import { formatSum } from "@/lib/plans";

export type OfSignUp = {
  id: string;
  reference: string;
  businessName: string;
  price: number;
  currency: Currency;
  status: PaymentStatus;
};

/** The columns about the sign-up of a row. */
export function useSignUpColumns<Row extends { signUp: OfSignUp }>() {
  const t = useTranslations("deskOverview");
  const business: Column<Row> = {
    label: t("payments.business"),
    cell: ({ signUp }) => <Business of={signUp} />,
  };
  const monthly: Column<Row> = {
    label: t("payments.monthly"),
    isRight: true,
    cell: ({ signUp: { price, currency } }) => t("inCurrency", { sum: formatSum(price, currency), currency }),
  };
  return { business, monthly };
}
