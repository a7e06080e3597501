import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { EmptyList } from "@/desk/ui/empty-list";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { refusalDays as days, type listRefusals } from "./received";

export function Refusals({ refusals }: { refusals: Awaited<ReturnType<typeof listRefusals>> }) {
  const t = useTranslations("deskOperations.webhooks");
  return (
    <Section className="mt-8" id="refused" heading={t("refusedHeading")}>
      {refusals.length > 0 ? (
        <Table
          caption={t("refusedCaption", { days, zone: firmZone })}
          rows={refusals}
          keyOf={({ reason }) => reason}
          columns={[
            {
              label: t("reason"),
              cell: ({ reason }) => <span className="font-semibold">{t("reasonName", { reason })}</span>,
            },
            { label: t("count"), cell: ({ refused }) => refused },
            { label: t("last"), cell: ({ lastAt }) => <When at={lastAt} /> },
          ]}
        />
      ) : (
        <EmptyList>{t("refusedNone", { days })}</EmptyList>
      )}
    </Section>
  );
}
