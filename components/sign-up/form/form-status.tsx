"use client";

import { useEffect, useState } from "react";
import { useFormStatus } from "react-dom";
import { useStepForm } from "./form-context";
import type { StepState } from "./form-state";

/** Announces to screen readers that the form is being sent, then the result. */
export function FormStatus({ sending }: { sending: string }) {
  const { saving, resultMessage, leaving } = useStepForm();
  const { pending, data } = useFormStatus();
  const own = leaving || (data?.get("intent") ?? "") === "";
  return (
    <p className="sr-only" role="status">
      {pending || leaving ? (own ? sending : saving) : resultMessage}
    </p>
  );
}

/** Shows the result of a press beside its button. Hidden from screen readers, since `FormStatus` announces it. */
export function ResultMessage({ className }: { className: string }) {
  const { resultMessage } = useStepForm();
  return (
    resultMessage && (
      <p className={className} aria-hidden="true">
        {resultMessage}
      </p>
    )
  );
}

/**
 * Goes to `leaveFor` after one second. Returns true as soon as that is known, until the browser's Back button shows this page
 * again.
 */
export function useLeaving(answered: StepState): boolean {
  const [returnedFrom, setReturnedFrom] = useState<StepState | null>(null);
  const leaving = answered.leaveFor !== null && returnedFrom !== answered;
  useEffect(() => {
    const { leaveFor } = answered;
    if (leaveFor === null) return;
    const timer = setTimeout(() => window.location.assign(leaveFor), 1000);
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setReturnedFrom(answered);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [answered]);
  return leaving;
}
