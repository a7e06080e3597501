import { useTranslations } from "next-intl";
import { firmZone } from "../times";
import { EmptyList } from "../ui/empty-list";
import { Section } from "../ui/section";
import { Table } from "../ui/table";
import { When } from "../ui/when";
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
