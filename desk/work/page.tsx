import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { Badge } from "@/desk/ui/badge";
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
import { hasRole, type Operator } from "@/lib/operators";
import { workAddress } from "@/lib/routing/desk";
import type { Query } from "@/lib/routing/query";
import type { WorkPageData } from "./entries";
import { entryStates, maxReasonLength, type workQuery } from "./rules";
import { EntryTable } from "./table";

type Props = {
  operator: Operator;
  asked: Query<typeof workQuery>;
  shown: WorkPageData;
  message: { result: unknown; asked: unknown };
};

export function Work({ operator, asked: { state, olderThan, ignored }, shown, message }: Props) {
  const t = useTranslations("deskOperations");
  return (
    <Desk operator={operator} at="work" title={t("work.title")}>
      <ListHead
        title={t("work.title")}
        note={t("work.lead")}
        operator={operator}
        list="work"
        address={`${workAddress}?state=${state}`}
        hasFailed={false}
      />
      <Result {...message} />
      <Ignored names={ignored} />
      <Tabs
        label={t("work.tabs")}
        tabs={entryStates.map((one) => ({
          href: `${workAddress}?state=${one}`,
          label: t("work.tab", { state: one }),
          count: shown.counts[one],
          isHere: one === state,
        }))}
      />
      {shown.entries.length > 0 ? (
        <EntryTable state={state} entries={shown.entries} mayAct={hasRole(operator, "admin")} />
      ) : (
        <EmptyList>{t("work.empty", { state })}</EmptyList>
      )}
      <OlderPager address={workAddress} filter={{ state }} olderThan={olderThan} older={shown.older} />
      <Jobs jobs={shown.jobs} />
    </Desk>
  );
}

function Result({ result, asked }: { result: unknown; asked: unknown }) {
  const t = useTranslations("deskOperations");
  const failed = useTranslations("desk")("failed");
  const isDrop = asked === "drop";
  if (result === "done" || result === "repeated")
    return <Message>{t(isDrop ? "work.dropped" : "work.retried")}</Message>;
  if (result === "over")
    return <Message as="problem">{t("work.over", { asked: isDrop ? "drop" : "retry" })}</Message>;
  if (result === "noReason") return <Message as="problem">{t("work.noReasonGiven")}</Message>;
  if (result === "longReason")
    return <Message as="problem">{t("work.longReason", { most: maxReasonLength })}</Message>;
  return result === "failed" || result === "unknown" ? <Message as="problem">{failed}</Message> : null;
}

/** A job that is later than this, in milliseconds, is overdue: the worker looks every 20 seconds. */
const lateMs = 120_000;

function Jobs({ jobs }: Pick<WorkPageData, "jobs">) {
  const t = useTranslations("deskOperations");
  return (
    <Section className="mt-8" id="jobs" heading={t("work.jobsHeading")}>
      <Table
        caption={t("work.jobsCaption", { zone: firmZone })}
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          { label: t("work.job"), cell: ({ name }) => t("work.jobName", { name }) },
          {
            label: t("work.runs"),
            look: "text-ink-2",
            cell: ({ seconds }) => t("work.every", { minutes: seconds / 60 }),
          },
          {
            label: t("work.next"),
            cell: ({ next }) => (
              <span className="inline-flex flex-wrap gap-x-2">
                <When at={next} never={t("work.notYet")} />
                {next && next.getTime() < Date.now() - lateMs && (
                  <Badge icon="warn">{t("work.overdue")}</Badge>
                )}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
