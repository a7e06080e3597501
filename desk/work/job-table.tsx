import { useTranslations } from "next-intl";
import { Badge } from "@/desk/ui/badge";
import { Section } from "@/desk/ui/section";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { Job } from "./shown";

/** A job that is later than this, in milliseconds, is overdue: the worker looks every 20 seconds. */
const lateMs = 120_000;

export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const t = useTranslations("deskFeed");
  return (
    <Section id="jobs" heading={t("work.jobsHeading")}>
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
