"use client";

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { useActionState, useEffect, useRef, useState } from "react";
import type { FormAction } from "@/desk/ui/act-form";

type Props = {
  does: "use" | "register";
  /** Returns what the browser needs, as JSON; null if that failed. */
  question: (last: string | null, form: FormData) => Promise<string | null>;
  /** Takes the browser's answer as `answer`, and redirects. */
  answer: FormAction;
  label: string;
  refused: string;
  className: string;
};

const ceremonies = {
  use: (json: string) =>
    startAuthentication({ optionsJSON: JSON.parse(json) as PublicKeyCredentialRequestOptionsJSON }),
  register: (json: string) =>
    startRegistration({ optionsJSON: JSON.parse(json) as PublicKeyCredentialCreationOptionsJSON }),
} as const;

/** A button that asks the server for a question, the browser's passkey for its answer, and sends that. */
export function PasskeyForm({ does, question, answer, label, refused, className }: Props) {
  const [asked, ask, isAsking] = useActionState(question, null);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked === null) return;
    ceremonies[does](asked).then(
      (credential) => {
        if (field.current) field.current.value = JSON.stringify(credential);
        form.current?.requestSubmit();
      },
      () => setRefused(true),
    );
  }, [does, asked]);
  return (
    <>
      <form action={ask} onSubmit={() => setRefused(false)}>
        <button type="submit" className={className} aria-busy={isAsking || undefined}>
          {label}
        </button>
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
