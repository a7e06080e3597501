import { useTranslations } from "next-intl";
import { workAddress } from "@/desk/addresses";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { link } from "@/desk/ui/looks";
import { Pager } from "@/desk/ui/pager";
import { Said } from "@/desk/ui/said";
import { Tabs } from "@/desk/ui/tabs";
import type { Operator } from "@/lib/operators";
import { feedAddress } from "@/lib/routing/desk";
import { JobTable } from "./job-table";
import { mostOfReason, type WorkState, workStates } from "./rules";
import type { Job, WorkActs, WorkEntry } from "./shown";
import { WorkTable } from "./table";

type Props = {
  operator: Operator;
  state: WorkState;
  ignored: readonly string[];
  shown: {
    entries: readonly WorkEntry[];
    counts: Record<WorkState, number>;
    isFirst: boolean;
    older: string | null;
    jobs: readonly Job[];
  };
  /** Null for a viewer. */
  acts: WorkActs | null;
  said: { result: unknown; asked: unknown };
};

export function Work({ operator, state, ignored, shown, acts, said }: Props) {
  const t = useTranslations("deskFeed");
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
      <Result {...said} />
      <Ignored names={ignored} />
      <Tabs
        label={t("work.tabs")}
        tabs={workStates.map((one) => ({
          href: `${workAddress}?state=${one}`,
          label: t("work.tab", { state: one }),
          count: shown.counts[one],
          isHere: one === state,
        }))}
      />
      {shown.entries.length > 0 ? (
        <WorkTable state={state} entries={shown.entries} acts={acts} />
      ) : (
        <EmptyList>{t("work.empty", { state })}</EmptyList>
      )}
      <Pager
        back={shown.isFirst ? null : `${workAddress}?state=${state}`}
        on={shown.older && `${workAddress}?state=${state}&olderThan=${shown.older}`}
      />
      <p className="mt-4 text-note text-ink-2">
        {t.rich("work.feed", {
          a: (words) => (
            <a href={feedAddress} className={link}>
              {words}
            </a>
          ),
        })}
      </p>
      <JobTable jobs={shown.jobs} />
    </Desk>
  );
}

function Result({ result, asked }: { result: unknown; asked: unknown }) {
  const t = useTranslations("deskFeed");
  const failed = useTranslations("console")("failed");
  const isDrop = asked === "drop";
  if (result === "done" || result === "repeated")
    return <Said>{t(isDrop ? "work.dropped" : "work.retried")}</Said>;
  if (result === "over")
    return <Said as="problem">{t("work.over", { asked: isDrop ? "drop" : "retry" })}</Said>;
  if (result === "noReason") return <Said as="problem">{t("work.noReasonGiven")}</Said>;
  if (result === "longReason")
    return <Said as="problem">{t("work.longReason", { most: mostOfReason })}</Said>;
  return result === "failed" || result === "unknown" ? <Said as="problem">{failed}</Said> : null;
}
