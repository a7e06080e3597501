import { hasRole } from "@/desk/auth/rules";
import type { CellContext, List, Translate } from "@/desk/list/list";
import { ActResult } from "@/desk/todos/result";
import { BulkForm, BulkResult, chosenValue } from "./bulk";
import { OwnerMenu, StageMenu } from "./menus";

type Record<Stage> = { readonly id: string; readonly stage: Stage; readonly owner: string | null };

type Of<Row extends Record<Stage>, Stage extends string> = {
  of: "sign_up" | "lead";
  /** The list's name. */
  list: string;
  stages: readonly Stage[];
  stageName: (t: Translate, stage: Stage) => string;
  nameOf: (row: Row) => string;
  addressOf: (id: string) => string;
};

/** The parts of a list in which stage and owner change: in a row, or of the chosen rows. */
export function listChanges<
  Row extends Record<Stage>,
  Stage extends string,
  Facts extends { readonly mayOwn: readonly string[] },
>({ of, list, stages, stageName, nameOf, addressOf }: Of<Row, Stage>) {
  const inRow = (record: Row, { by, here }: CellContext<Facts>) => {
    return { of, record, name: nameOf(record), by, back: here };
  };
  return {
    stage: (row: Row, context: CellContext<Facts>) => (
      <StageMenu {...inRow(row, context)} stages={stages} nameOf={(stage) => stageName(context.t, stage)} />
    ),
    owner: (row: Row, context: CellContext<Facts>) => (
      <OwnerMenu {...inRow(row, context)} operators={context.facts.mayOwn} />
    ),
    bulk: {
      nameOf,
      valueOf: chosenValue,
      form: ({ t, facts, by, here }) => (
        <BulkForm
          of={of}
          list={list}
          stages={stages.map((stage) => [stage, stageName(t, stage)] as const)}
          operators={facts.mayOwn}
          back={here}
          mayExport={hasRole(by, "admin")}
        />
      ),
    } satisfies List<Row, Facts>["bulk"],
    message: ((sent, t, { here, notChanged }) => (
      <>
        <ActResult message={sent} back={here} />
        <BulkResult
          sent={sent}
          notChanged={notChanged}
          here={here}
          wordsOf={(row) => ({
            href: addressOf(row.id),
            name: nameOf(row),
            stage: stageName(t, row.stage),
          })}
        />
      </>
    )) satisfies List<Row, Facts>["message"],
  };
}
