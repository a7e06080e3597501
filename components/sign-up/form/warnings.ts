"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { MarketCode } from "@/lib/markets";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import type { CheckedStep } from "@/lib/sign-up/rules/check";
import type { Warning } from "@/lib/sign-up/rules/warnings";

type FindWarnings = typeof import("@/lib/sign-up/rules/warnings").warningsIn;

/**
 * The server's warnings about the saved answer. Once a field is changed, the browser's own warnings replace them; a warning that
 * only the server can find stays until its field is changed.
 */
export function useWarnings(
  step: CheckedStep | undefined,
  market: MarketCode,
  { warnings, values }: { warnings: readonly Warning[]; values: FormValues },
): [readonly Warning[], (form: HTMLFormElement) => void] {
  const [found, setFound] = useState<readonly Warning[] | null>(null);
  const find = useRef<FindWarnings | null>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    if (step === undefined) return;
    void import("./rules").then(({ warningsIn }) => {
      find.current = warningsIn;
    });
  }, [step]);
  const check = useCallback(
    (form: HTMLFormElement) => {
      const warningsIn = find.current;
      if (step === undefined || warningsIn === null) return;
      // Read inside the callback, because the click may change the form.
      afterPress(() => {
        const typed = formValues(new FormData(form));
        const own = warningsIn(step, typed, market);
        const remaining = warnings.filter(
          ({ field, kind }) => typed[field] === values[field] && own.every((one) => one.kind !== kind),
        );
        setFound([...own, ...remaining]);
      });
    },
    [step, market, warnings, values, afterPress],
  );
  return [found ?? warnings, check];
}

/** Runs `run` at once, or after the click if a mouse button is down: a button that moves in between gets no click. */
function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const pendingCallback = useRef<(() => void) | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const release = () => {
      isDown.current = false;
      const run = pendingCallback.current;
      pendingCallback.current = null;
      if (run) setTimeout(run);
    };
    document.addEventListener(
      "mousedown",
      () => {
        isDown.current = true;
      },
      options,
    );
    for (const end of ["mouseup", "dragend", "keydown"]) document.addEventListener(end, release, options);
    return () => gone.abort();
  }, []);
  return useCallback((run) => {
    if (isDown.current) pendingCallback.current = run;
    else run();
  }, []);
}
