import { useTranslations } from "next-intl";
import { Badge } from "@/desk/ui/badge";
import type { Endpoint } from "./shown";

export function EndpointState({ of: { pausedReason, failingSince } }: { of: Endpoint }) {
  const t = useTranslations("deskFeed");
  if (pausedReason === "operator") return <Badge icon="status-abandoned">{t("paused")}</Badge>;
  if (pausedReason !== null) return <Badge icon="warn">{t("paused")}</Badge>;
  if (failingSince !== null) return <Badge icon="warn">{t("failing")}</Badge>;
  return <Badge icon="tick">{t("active")}</Badge>;
}
