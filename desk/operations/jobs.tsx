import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { Badge } from "@/desk/ui/badge";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { scheduledRuns } from "./entries";

/** A job that is later than this, in milliseconds, is overdue: the worker looks every 20 seconds. */
const lateMs = 120_000;

export function Jobs({ jobs }: { jobs: Awaited<ReturnType<typeof scheduledRuns>> }) {
  const t = useTranslations("deskOperations.outbox");
  return (
    <Section className="mt-8" id="jobs" heading={t("jobsHeading")}>
      <Table
        caption={t("jobsCaption", { zone: firmZone })}
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          { label: t("job"), cell: ({ name }) => t("jobName", { name }) },
          {
            label: t("runs"),
            look: "text-ink-2",
            cell: ({ seconds }) => t("every", { minutes: seconds / 60 }),
          },
          {
            label: t("next"),
            cell: ({ next }) => (
              <span className="inline-flex flex-wrap gap-x-2">
                <When at={next} never={t("notYet")} />
                {next && next.getTime() < Date.now() - lateMs && <Badge icon="warn">{t("overdue")}</Badge>}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
