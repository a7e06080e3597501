import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Badge } from "@/desk/ui/badge";
import type { PaymentStatus } from "@/lib/payments/states";

const icons: Record<PaymentStatus, ComponentProps<typeof Badge>["icon"]> = {
  pending: "status-pending",
  processing: "status-processing",
  confirmed: "tick",
  cancelled: "close",
  failed: "warn",
  abandoned: "status-abandoned",
};

export function Status({ of }: { of: PaymentStatus }) {
  const t = useTranslations("desk");
  return <Badge icon={icons[of]}>{t(`signUps.statusName.${of}`)}</Badge>;
}
