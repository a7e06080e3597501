import { useTranslations } from "next-intl";
import { paymentsAddress } from "@/desk/addresses";
import { todoDays } from "@/desk/todos/rules";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { Pager } from "@/desk/ui/pager";
import { addressWith } from "@/desk/ui/paging";
import { Section } from "@/desk/ui/section";
import type { Operator } from "@/lib/operators";
import { type Move, MoveTable } from "./move-table";
import { type Problem, ProblemTable } from "./problem-table";

type Props = {
  operator: Operator;
  isIgnored: boolean;
  /** Null on later pages. */
  problems: readonly Problem[] | null;
  moves: { rows: readonly Move[]; older: string | number | null };
  hasFailed: boolean;
};

/** Problems first, then what happened to all other payments. */
export function Payments({ operator, isIgnored, problems, moves, hasFailed }: Props) {
  const t = useTranslations("deskOverview");
  return (
    <Desk operator={operator} at="payments" title={t("payments.title")}>
      <ListHead
        title={t("payments.title")}
        operator={operator}
        list="payments"
        address={paymentsAddress}
        hasFailed={hasFailed}
      />
      <Ignored names={isIgnored ? ["page"] : []} />
      {problems && (
        <Section id="problems" heading={t("payments.problems")} className="mt-5">
          <p className="mt-1 max-w-measure text-small text-ink-2">{t("payments.lead", { days: todoDays })}</p>
          {problems.length > 0 ? (
            <ProblemTable problems={problems} />
          ) : (
            <EmptyList>{t("payments.noProblems", { days: todoDays })}</EmptyList>
          )}
        </Section>
      )}
      <Section id="moves" heading={t("payments.moves")}>
        {moves.rows.length > 0 ? (
          <MoveTable moves={moves.rows} />
        ) : (
          <EmptyList>{t("payments.noMoves")}</EmptyList>
        )}
        <Pager
          back={problems ? null : paymentsAddress}
          on={moves.older === null ? null : addressWith(paymentsAddress, { olderThan: moves.older })}
        />
      </Section>
    </Desk>
  );
}
