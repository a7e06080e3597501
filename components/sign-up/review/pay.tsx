"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { wrongMark } from "@/components/ui/control";
import { SubmitButton } from "@/components/ui/submit-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { FieldError } from "../form/field";
import { useStepForm } from "../form/form-context";

export function Terms({ children }: { children: ReactNode }) {
  const { values, messageFor } = useStepForm();
  const wrong = messageFor("termsAccepted")?.fixed === false;
  return (
    <div className={`relative ${wrong ? wrongMark : ""}`}>
      <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3.5 border border-ink bg-sheet px-5 py-4.5">
        <input
          className="size-6 scroll-mt-24 accent-ink"
          type="checkbox"
          id="termsAccepted"
          name="termsAccepted"
          defaultChecked={values.termsAccepted !== undefined}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? "termsAccepted-error" : undefined}
          required
        />
        <span>{children}</span>
      </label>
      <FieldError name="termsAccepted" />
    </div>
  );
}

type Props = { className: string; words: { pay: string; redirecting: string } };

/** Looks disabled until the terms are accepted, but can be pressed: it then says what is missing. */
export function PayButton({ className, words }: Props) {
  const { leaving } = useStepForm();
  const hydrated = useHydrated();
  const [button, accepted] = useAccepted();
  return (
    <SubmitButton
      ref={button}
      className={className}
      saving={words.redirecting}
      leaving={leaving}
      aria-disabled={(hydrated && !accepted) || undefined}
      aria-describedby={accepted ? undefined : "accept-first"}
    >
      {words.pay}
    </SubmitButton>
  );
}

function useAccepted() {
  const button = useRef<HTMLButtonElement>(null);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () => setAccepted(new FormData(form).has("termsAccepted"));
    update();
    form.addEventListener("change", update);
    return () => form.removeEventListener("change", update);
  }, []);
  return [button, accepted] as const;
}
