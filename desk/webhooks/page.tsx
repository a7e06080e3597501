import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { webhooksAddress } from "@/desk/addresses";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { Message } from "@/desk/ui/message";
import { OlderPager } from "@/desk/ui/pager";
import { Table } from "@/desk/ui/table";
import { Tabs } from "@/desk/ui/tabs";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { eventFilters, type eventQuery } from "@/desk/work/rules";
import { hasRole, type Operator } from "@/lib/operators";
import type { Query } from "@/lib/routing/query";
import { EventTable } from "./event-table";
import type { WebhooksPageData } from "./events";

type Props = {
  operator: Operator;
  asked: Query<typeof eventQuery>;
  shown: WebhooksPageData;
  message: unknown;
};

export function Webhooks({ operator, asked, shown, message }: Props) {
  const t = useTranslations("deskOperations");
  const failed = useTranslations("desk")("failed");
  const { filter, olderThan, ignored } = asked;
  const { events, counts, older } = shown;
  return (
    <Desk operator={operator} at="webhooks" title={t("webhooks.title")}>
      <ListHead
        title={t("webhooks.title")}
        note={t("webhooks.lead")}
        operator={operator}
        list="webhooks"
        address={`${webhooksAddress}?filter=${filter}`}
        hasFailed={message === "failed"}
      />
      {message === "ran" && <Message>{t("webhooks.ran")}</Message>}
      {message === "unknown" && <Message as="problem">{failed}</Message>}
      <Ignored names={ignored} />
      <Tabs
        label={t("webhooks.tabs")}
        tabs={eventFilters.map((one) => ({
          href: `${webhooksAddress}?filter=${one}`,
          label: t("webhooks.tab", { filter: one }),
          count: one === "waiting" || one === "unmatched" ? counts[one] : undefined,
          isHere: one === filter,
        }))}
      />
      {filter === "unmatched" && (
        <p className="mt-3 max-w-measure text-note text-ink-2">{t("webhooks.unmatchedNote")}</p>
      )}
      {events.length > 0 ? (
        <EventTable filter={filter} events={events} mayAct={hasRole(operator, "admin")} />
      ) : (
        <EmptyList>{t("webhooks.empty", { filter })}</EmptyList>
      )}
      <OlderPager address={webhooksAddress} filter={{ filter }} olderThan={olderThan} older={older} />
      <Refusals {...shown} />
    </Desk>
  );
}

function Refusals({ refusals, refusalDays: days }: WebhooksPageData) {
  const t = useTranslations("deskOperations");
  return (
    <Section className="mt-8" id="refused" heading={t("webhooks.refusedHeading")}>
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
