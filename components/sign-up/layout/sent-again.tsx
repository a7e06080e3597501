"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { useStepForm } from "../form/form-context";

/** Sends again what was sent, from hidden fields; renders its children when nothing was sent. */
export function SentAgain({ send, children }: { send: string; children: ReactNode }) {
  const { values, saving } = useStepForm();
  const fields = Object.entries(values);
  if (fields.length === 0) return children;
  return (
    <>
      {fields.map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <SubmitButton className={buttonClass()} saving={saving}>
        {send}
      </SubmitButton>
    </>
  );
}
