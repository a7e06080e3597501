import { useTranslations } from "next-intl";
import { Status } from "@/desk/sign-ups/status";
import type { TodoReason } from "@/desk/todos/rules";
import { alarmRow } from "@/desk/ui/looks";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { type OfSignUp, useSignUpColumns } from "./of-sign-up";
import { useProblemTitle } from "./problem-title";

export type Problem = { reason: TodoReason; at: Date; isOpen: boolean; signUp: OfSignUp };

export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations("deskOverview");
  const titleOf = useProblemTitle();
  const { business, monthly } = useSignUpColumns<Problem>();
  return (
    <Table
      caption={t("payments.problemsCaption", { zone: firmZone })}
      rows={problems}
      keyOf={({ signUp, reason, at }) => `${signUp.id} ${reason} ${at.getTime()}`}
      rowLook={({ isOpen }) => (isOpen ? alarmRow : "")}
      columns={[
        business,
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
        { label: t("payments.payment"), cell: ({ signUp }) => <Status of={signUp.status} /> },
        monthly,
      ]}
    />
  );
}
