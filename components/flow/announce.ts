"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { toast } from "sonner";
import type { FormWords } from "./form-context";
import type { Outcome } from "./form-hooks";
import type { StepState } from "./form-state";

/**
 * Tells what became of a press: the summary takes the focus, a toast says the first message. The toast stays until
 * it is closed, what it says is mended, or the step is left.
 */
export function useAnnouncement(id: string, outcome: Outcome, answered: StepState, words: FormWords): void {
  const toasted = useRef<string | null>(null);
  const first = outcome.problems[0]?.message;
  const toastId = `${id}-toast`;

  const announce = useEffectEvent((_outcome: string) => {
    const { notice, focus } = answered;
    toasted.current = first ?? null;
    if (first === undefined && notice === null) {
      if (focus !== null) document.getElementById(focus)?.focus();
      return;
    }
    document.getElementById(`${id}-problems`)?.focus();
    const title = first === undefined ? notice?.title : titleOf(first, words);
    const description = first === undefined ? notice?.text : words.texts[first];
    toast.error(title, { id: toastId, description, duration: Number.POSITIVE_INFINITY });
  });
  const mend = useEffectEvent((message: string | undefined) => {
    if (toasted.current !== null && message !== toasted.current) toast.dismiss(toastId);
  });

  useEffect(() => announce(outcome.id), [outcome.id]);
  useEffect(() => mend(first), [first]);
  useEffect(() => () => void toast.dismiss(toastId), [toastId]);
}

function titleOf(message: string, { termsTitle, validationTitle }: FormWords): string {
  return message === "terms.required" ? termsTitle : validationTitle;
}
