"use client";

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { useActionState, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/desk/ui/act-form";

type Question = PublicKeyCredentialRequestOptionsJSON | PublicKeyCredentialCreationOptionsJSON;

/** Returns what the browser needs to use a passkey, or to register one; null if that failed. */
type PasskeyQuestion = () => Promise<Question | null>;

type Props = {
  question: PasskeyQuestion;
  /** Takes the browser's answer as `answer`, and redirects. */
  answer: FormAction;
  label: string;
  refused: string;
  className?: string;
};

function askBrowser(asked: Question): Promise<object> {
  return "rp" in asked
    ? startRegistration({ optionsJSON: asked })
    : startAuthentication({ optionsJSON: asked });
}

/** A button that asks the server for a question, the browser's passkey for its answer, and sends that. */
export function PasskeyForm({ question, answer, label, refused, className }: Props) {
  const [asked, ask, isAsking] = useActionState<Question | null>(question, null);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked === null) return;
    askBrowser(asked).then(
      (credential) => {
        if (field.current) field.current.value = JSON.stringify(credential);
        form.current?.requestSubmit();
      },
      () => setRefused(true),
    );
  }, [asked]);
  return (
    <>
      <form action={ask} onSubmit={() => setRefused(false)}>
        <Button small className={className} aria-busy={isAsking || undefined}>
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
