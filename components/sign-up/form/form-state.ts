import type { FormValues } from "@/lib/sign-up/form";
import type { Problem } from "@/lib/sign-up/rules/check";
import type { Notice, RefusedAnswer, StepState } from "@/lib/sign-up/step-state";

export type { Notice, StepState } from "@/lib/sign-up/step-state";

export function freshState(values: FormValues, problems: readonly Problem[] = []): StepState {
  return { attempt: 0, values, problems, notice: null, focus: null, resultMessage: null, leaveFor: null };
}

type Opened = {
  refusedAnswer: RefusedAnswer | null;
  values: FormValues;
  problems: readonly Problem[];
  notice: Notice | null;
};

/** A form's first state: the stored answer to a form sent without scripts, else the saved answer. */
export function openedState({ refusedAnswer, values, problems, notice }: Opened): StepState {
  if (refusedAnswer === null) return { ...freshState(values, problems), notice };
  // A notice comes from a later press than the stored answer, so the answer's problems are left out.
  if (notice !== null) return { ...freshState(refusedAnswer.values), notice };
  return {
    ...freshState(refusedAnswer.values, refusedAnswer.problems),
    notice: refusedAnswer.notice,
    resultMessage: refusedAnswer.resultMessage,
  };
}

export type StepAction = (state: StepState, form: FormData) => Promise<StepState>;
