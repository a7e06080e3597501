import type { Problem } from "@/lib/onboarding/check";
import type { FormValues } from "@/lib/onboarding/form";
import type { HeldAnswer } from "@/lib/onboarding/held-answer";
import type { Notice, StepState } from "@/lib/onboarding/step-state";

export type { Notice, StepState } from "@/lib/onboarding/step-state";

/** Stands in the heading of several problems for their number. */
export const countMark = "{count}";

export function freshState(values: FormValues, problems: readonly Problem[] = []): StepState {
  return { attempt: 0, values, problems, notice: null, focus: null, said: null, leaveFor: null };
}

type Opened = {
  held: HeldAnswer | null;
  values: FormValues;
  problems: readonly Problem[];
  notice: Notice | null;
};

/** The form as its page is opened: with the answer that was held for it, else with what is saved. */
export function openedState({ held, values, problems, notice }: Opened): StepState {
  if (held === null) return { ...freshState(values, problems), notice };
  // The notice is about a later press than the held answer.
  if (notice !== null) return { ...freshState(held.values), notice };
  return { ...freshState(held.values, held.problems), notice: held.notice, said: held.said };
}

export type StepAction = (state: StepState, form: FormData) => Promise<StepState>;
