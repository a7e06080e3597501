"use client";

import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { useActionState, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/desk/ui/act-form";

type Question = PublicKeyCredentialCreationOptionsJSON | null;

type Props = {
  /** Returns what the browser needs to register a passkey; null if that failed. */
  question: () => Promise<Question>;
  /** Takes the browser's answer as `answer`, and redirects. */
  answer: FormAction;
  label: string;
  refused: string;
};

/** A button that asks the server for a question, the browser for a new passkey, and sends that. */
export function PasskeyForm({ question, answer, label, refused }: Props) {
  const [challenge, ask, isAsking] = useActionState<Question>(question, null);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (challenge === null) return;
    startRegistration({ optionsJSON: challenge }).then(
      (credential) => {
        if (field.current) field.current.value = JSON.stringify(credential);
        form.current?.requestSubmit();
      },
      () => setRefused(true),
    );
  }, [challenge]);
  return (
    <>
      <form action={ask} onSubmit={() => setRefused(false)}>
        <Button small aria-busy={isAsking || undefined}>
          {label}
        </Button>
      </form>
      <form ref={form} action={answer} hidden>
        <input ref={field} type="hidden" name="answer" />
      </form>
      <p role="status" className="mt-2 text-small text-error">
        {isRefused && refused}
      </p>
    </>
  );
}
