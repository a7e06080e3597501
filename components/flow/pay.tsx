"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { FieldError } from "./field-error";
import { useStepForm } from "./form-context";

/** The box that accepts the terms. */
export function Terms({ children }: { children: ReactNode }) {
  const { values, messageFor } = useStepForm();
  const message = messageFor("termsAccepted");
  return (
    <div className={message ? "accept bad" : "accept"}>
      <FieldError name="termsAccepted" />
      <label className="agree">
        <input
          type="checkbox"
          id="termsAccepted"
          name="termsAccepted"
          defaultChecked={values.termsAccepted !== undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? "termsAccepted-error" : undefined}
          required
        />
        <span>{children}</span>
      </label>
    </div>
  );
}

type Props = { words: { pay: string; redirecting: string } };

/**
 * Set Up Payment: not ready until the terms are accepted, yet it can be pressed and says what is missing; reads
 * 'Redirecting...' on its way.
 */
export function PayButton({ words }: Props) {
  const { pending, hydrated } = useStepForm();
  const [button, accepted] = useAccepted();
  return (
    <button
      ref={button}
      type="submit"
      className="btn pay"
      aria-disabled={(hydrated && (pending || !accepted)) || undefined}
      aria-describedby={accepted ? undefined : "accept-first"}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? words.redirecting : words.pay}
    </button>
  );
}

function useAccepted() {
  const button = useRef<HTMLButtonElement>(null);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const look = () => setAccepted(new FormData(form).has("termsAccepted"));
    look();
    form.addEventListener("change", look);
    return () => form.removeEventListener("change", look);
  }, []);
  return [button, accepted] as const;
}
