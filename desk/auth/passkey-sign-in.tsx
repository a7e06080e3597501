"use client";

import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  /** Returns what the browser needs to use a passkey; null if that failed. */
  question: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;
  /** Takes the browser's answer as `answer`, and `back`. Redirects, unless it is refused. */
  answer: (form: FormData) => Promise<"refused">;
  /** The page to which it leads; empty for the first one. */
  back: string;
  label: string;
  refused: string;
};

/** Signs in by the passkey that the field with `autoComplete="username webauthn"` offers, or by a button. */
export function PasskeySignIn({ question, answer, back, label, refused }: Props) {
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const request = useRef(0);
  const mayWaitAgain = useRef(true);

  const onOpen = useEffectEvent(wait);
  const onClose = useEffectEvent(end);
  useEffect(() => {
    onOpen();
    return onClose;
  }, []);

  async function wait(): Promise<void> {
    const before = request.current;
    if ((await browserSupportsWebAuthnAutofill()) && before === request.current) await ask(true);
  }

  /** Ends the request that waits, so that its answer is not taken for that of the next one. */
  function end(): void {
    request.current++;
    WebAuthnAbortService.cancelCeremony();
  }

  async function press(): Promise<void> {
    end();
    mayWaitAgain.current = true;
    setRefused(false);
    setAsking(true);
    await ask(false);
    setAsking(false);
  }

  async function ask(useBrowserAutofill: boolean): Promise<void> {
    const own = request.current;
    let isChosen = !useBrowserAutofill;
    try {
      const optionsJSON = await question();
      if (own !== request.current) return;
      if (optionsJSON !== null) {
        const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
        isChosen = true;
        return startTransition(() => send(JSON.stringify(credential), own));
      }
    } catch {
      // The person declined, or the browser has no passkey of this site.
    }
    if (own === request.current) fail(isChosen);
  }

  async function send(credential: string, own: number): Promise<void> {
    const form = new FormData();
    form.set("answer", credential);
    form.set("back", back);
    await answer(form);
    if (own === request.current) fail(true);
  }

  function fail(isChosen: boolean): void {
    setRefused((was) => was || isChosen);
    if (!mayWaitAgain.current) return;
    mayWaitAgain.current = false;
    wait();
  }

  return (
    <>
      <Button
        type="button"
        small
        look="quiet"
        className="min-h-12! w-full"
        aria-busy={isAsking || undefined}
        onClick={press}
      >
        {label}
      </Button>
      <p role="status" className="mt-2 text-small text-error">
        {isRefused && refused}
      </p>
    </>
  );
}
