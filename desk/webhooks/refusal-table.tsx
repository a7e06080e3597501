import { useTranslations } from "next-intl";
import { EmptyList } from "@/desk/ui/empty-list";
import { Section } from "@/desk/ui/section";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { Refusal } from "./shown";

export function RefusalTable({ refusals, days }: { refusals: readonly Refusal[]; days: number }) {
  const t = useTranslations("deskFeed");
  return (
    <Section id="refused" heading={t("webhooks.refusedHeading")}>
      {refusals.length > 0 ? (
        <Table
          caption={t("webhooks.refusedCaption", { days, zone: firmZone })}
          rows={refusals}
          keyOf={({ reason }) => reason}
          columns={[
            {
              label: t("webhooks.reason"),
              cell: ({ reason }) => (
                <span className="font-semibold">{t("webhooks.reasonName", { reason })}</span>
              ),
            },
            { label: t("webhooks.count"), cell: ({ refused }) => refused },
            { label: t("webhooks.last"), cell: ({ lastAt }) => <When at={lastAt} /> },
          ]}
        />
      ) : (
        <EmptyList>{t("webhooks.refusedNone", { days })}</EmptyList>
      )}
    </Section>
  );
}
