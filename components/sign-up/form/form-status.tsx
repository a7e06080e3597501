"use client";

import { useFormStatus } from "react-dom";
import { useStepForm } from "./form-context";

type Props = { saving: string; sending: string; said: string | null; leaving: boolean };

/** Says what the pressed button reads while its press is under way, then what was done. */
export function FormStatus({ saving, sending, said, leaving }: Props) {
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
