import type { FormValues } from "@/lib/sign-up/form";
import type { Problem } from "@/lib/sign-up/rules/check";
import type { HeldAnswer, Notice, StepState } from "@/lib/sign-up/step-state";

export type { Notice, StepState } from "@/lib/sign-up/step-state";

export function freshState(values: FormValues, problems: readonly Problem[] = []): StepState {
  return { attempt: 0, values, problems, notice: null, focus: null, said: null, leaveFor: null };
}

type Opened = {
  held: HeldAnswer | null;
  values: FormValues;
  problems: readonly Problem[];
  notice: Notice | null;
};

/** A form's first state: the stored answer to a form sent without scripts, else the saved answer. */
export function openedState({ held, values, problems, notice }: Opened): StepState {
  if (held === null) return { ...freshState(values, problems), notice };
  // A notice comes from a later press than the stored answer, so the answer's problems are left out.
  if (notice !== null) return { ...freshState(held.values), notice };
  return { ...freshState(held.values, held.problems), notice: held.notice, said: held.said };
}

export type StepAction = (state: StepState, form: FormData) => Promise<StepState>;
