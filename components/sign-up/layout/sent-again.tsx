"use client";

import type { ReactNode } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { useStepForm } from "../form/form-context";

/** A form that sends the unanswered input again, from hidden fields. Renders its children if there is no such input. */
export function SentAgain({ send, children }: { send: string; children: ReactNode }) {
  const { values, saving } = useStepForm();
  const fields = Object.entries(values);
  if (fields.length === 0) return children;
  return (
    <>
      {fields.map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <SubmitButton saving={saving}>{send}</SubmitButton>
    </>
  );
}
