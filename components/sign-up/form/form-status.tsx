"use client";

import { useEffect, useState } from "react";
import { useFormStatus } from "react-dom";
import { useStepForm } from "./form-context";
import type { StepState } from "./form-state";

/** Says what the pressed button reads while its press is under way, then what was done. */
export function FormStatus({ sending }: { sending: string }) {
  const { saving, said, leaving } = useStepForm();
  const { pending, data } = useFormStatus();
  const own = leaving || (data?.get("intent") ?? "") === "";
  return (
    <p className="sr-only" role="status">
      {pending || leaving ? (own ? sending : saving) : said}
    </p>
  );
}

/** What was done, beside the button that did it; the status says it to those who cannot see it. */
export function Said({ className }: { className: string }) {
  const { said } = useStepForm();
  return (
    said && (
      <p className={className} aria-hidden="true">
        {said}
      </p>
    )
  );
}

/** Coming back by the browser's button makes the form usable again. */
export function useLeaving(answered: StepState): boolean {
  const [returnedFrom, setReturnedFrom] = useState<StepState | null>(null);
  const leaving = answered.leaveFor !== null && returnedFrom !== answered;
  useEffect(() => {
    const { leaveFor } = answered;
    if (leaveFor === null) return;
    const timer = setTimeout(() => window.location.assign(leaveFor), 1000);
    const back = (event: PageTransitionEvent) => event.persisted && setReturnedFrom(answered);
    window.addEventListener("pageshow", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", back);
    };
  }, [answered]);
  return leaving;
}
