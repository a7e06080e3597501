"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useStepForm } from "../form/form-context";

/** A fold of fields that were filled in. It opens once one of them has a problem, or another value than it was filled in with. */
export default function EditDetails({ summary, children }: { summary: string; children: ReactNode }) {
  const { values, initial, messageFor } = useStepForm();
  const names = Object.keys(values);
  const isWrong = names.some((name) => messageFor(name)?.fixed === false);
  const isChanged = names.some((name) => values[name] !== initial[name]);
  const [open, setOpen] = useState(isWrong || isChanged);
  useEffect(() => {
    if (isWrong || isChanged) setOpen(true);
  }, [isWrong, isChanged]);
  return (
    <details
      className="-mx-5 border-t border-rule px-5"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 list-none content-center font-semibold underline underline-offset-[0.22em]">
        {summary}
      </summary>
      <div className="*:first:border-t-0 *:first:pt-4">{children}</div>
    </details>
  );
}
