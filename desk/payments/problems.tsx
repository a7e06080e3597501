import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { Business } from "@/desk/sign-ups/business";
import { DebitStates } from "@/desk/sign-ups/states";
import { todoDays } from "@/desk/todos/rules";
import { EmptyList } from "@/desk/ui/empty-list";
import { alarmRow } from "@/desk/ui/looks";
import { sumOf } from "@/desk/ui/sums";
import { Table } from "@/desk/ui/table";
import { When } from "@/desk/ui/when";
import { useProblemTitle } from "./problem-title";
import type { listProblems } from "./read";

export type Problem = Awaited<ReturnType<typeof listProblems>>[number];

export function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations("deskOverview");
  const columns = useTranslations("deskList.column");
  const titleOf = useProblemTitle();
  return (
    <Section id="problems" heading={t("payments.problems")} className="mt-5 mb-8">
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("payments.lead", { days: todoDays })}</p>
      {problems.length > 0 ? (
        <Table
          caption={t("payments.problemsCaption")}
          rows={problems}
          keyOf={({ signUp, reason, at }) => `${signUp.id} ${reason} ${at.getTime()}`}
          rowLook={({ isOpen }) => (isOpen ? alarmRow : "")}
          columns={[
            { label: columns("business"), cell: ({ signUp }) => <Business of={signUp} /> },
            {
              label: t("payments.problem"),
              look: "wrap-anywhere",
              cell: ({ reason, isOpen }) => (
                <>
                  <span className={isOpen ? "font-semibold text-error" : ""}>{titleOf(reason)}</span>
                  {!isOpen && <span className="block text-note text-ink-2">{t("payments.handled")}</span>}
                </>
              ),
            },
            { label: t("payments.since"), sort: "descending", cell: ({ at }) => <When at={at} /> },
            { label: t("payments.payment"), cell: ({ signUp }) => <DebitStates of={signUp} /> },
            {
              label: columns("price"),
              isRight: true,
              cell: ({ signUp: { price, currency } }) => sumOf(price, currency),
            },
          ]}
        />
      ) : (
        <EmptyList>{t("payments.noProblems", { days: todoDays })}</EmptyList>
      )}
    </Section>
  );
}
