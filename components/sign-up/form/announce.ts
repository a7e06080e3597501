"use client";

import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import type { FormWords } from "./form-context";
import type { Outcome } from "./form-hooks";
import type { StepState } from "./form-state";

/** Tells what became of a press: the summary comes into view and takes the focus, a toast says the first message. */
export function useAnnouncement(id: string, outcome: Outcome, answered: StepState, words: FormWords): void {
  const announce = useEffectEvent((toastId: string) => {
    const { notice, focus } = answered;
    const first = outcome.problems[0]?.message;
    if (first === undefined && notice === null) {
      if (focus !== null) document.getElementById(focus)?.focus();
      return;
    }
    const summary = document.getElementById(`${id}-problems`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: "start" });
    const title = first === undefined ? notice?.title : titleOf(first, words);
    const description = first === undefined ? notice?.text : words.texts[first];
    toast.error(title, { id: toastId, description });
  });

  const toastId = `${id}-toast-${outcome.id}`;
  useEffect(() => {
    announce(toastId);
    return () => void toast.dismiss(toastId);
  }, [toastId]);
}

function titleOf(message: string, { termsTitle, validationTitle }: FormWords): string {
  return message === "terms.required" ? termsTitle : validationTitle;
}
