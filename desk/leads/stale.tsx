import { useTranslations } from "next-intl";
import type { FormAction } from "@/desk/ui/act-form";
import { type Change, StaleNotice } from "@/desk/ui/stale-notice";
import { oneLeadAddress } from "@/lib/routing/desk";
import { isLeadStage, type LeadStage, staleField } from "./address";

/** From the address. `wanted`: a stage, or the number of an owner. `since`: the act before a stale one. */
export type MessageQuery = Readonly<Record<"message" | "wanted" | "since", unknown>>;

type Props = {
  message: MessageQuery;
  last: Change | null;
  shown: { lead: { id: string; stage: LeadStage; owner: string | null }; owners: readonly string[] };
  me: string;
} & Record<"changeLeadStage" | "changeLeadOwner", FormAction>;

export function StaleLead({ message, last, shown: { lead, owners }, me, ...actions }: Props) {
  const t = useTranslations("deskOverview");
  const field = staleField(message.message);
  const wanted = field && wantedIn(field);
  if (field === null || wanted === null) return null;
  return (
    <StaleNotice
      last={last}
      changes={last ? [last] : []}
      since={message.since}
      me={me}
      current={worded(lead[field] ?? "")}
      wanted={worded(wanted)}
      href={oneLeadAddress(lead.id)}
      save={field === "stage" ? actions.changeLeadStage : actions.changeLeadOwner}
      sends={{ lead: lead.id, seen: lead[field] ?? "", wanted }}
    />
  );

  function wantedIn(of: "stage" | "owner"): string | null {
    if (of === "stage") return isLeadStage(message.wanted) ? message.wanted : null;
    return typeof message.wanted === "string" ? (owners[Number(message.wanted)] ?? "") : null;
  }

  function worded(value: string): string {
    return isLeadStage(value) ? t(`leads.stageName.${value}`) : value || t("leads.nobody");
  }
}
