import type { Problem } from "@/lib/onboarding/check";
import type { FormValues } from "@/lib/onboarding/form";
import type { HeldAnswer } from "@/lib/onboarding/held-answer";

/** A message for the whole form, in words: something failed that is no field's fault. */
export type Notice = { title: string; text: string };

/** Stands in the heading of several problems for their number. */
export const countMark = "{count}";

/** What a step's action answers when it does not move on. */
export type StepState = {
  /** Counts the answers, so that the form can tell a new one. */
  attempt: number;
  values: FormValues;
  problems: readonly Problem[];
  notice: Notice | null;
  /** What to look at next (after a director was added or taken away). */
  focus: string | null;
  /** What was done, for those who cannot see it. */
  said: string | null;
  /** Where to go, when the browser is to leave by itself after a moment. */
  leaveFor: string | null;
};

export function freshState(values: FormValues, problems: readonly Problem[] = []): StepState {
  return { attempt: 0, values, problems, notice: null, focus: null, said: null, leaveFor: null };
}

/** The form as its page is opened: with the answer that was held for it, else with what is saved. */
export function openedState(
  held: HeldAnswer | null,
  values: FormValues,
  problems: readonly Problem[],
): StepState {
  if (held === null) return freshState(values, problems);
  return { ...freshState(held.values, held.problems), notice: held.notice, said: held.said };
}

export type StepAction = (state: StepState, form: FormData) => Promise<StepState>;
