"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";

/** `pending`: the form is being sent; `pressed`: by the button whose value is `intent` (the main button's is empty). */
function usePressed(intent: string): { pending: boolean; pressed: boolean } {
  const { pending, data } = useFormStatus();
  return { pending, pressed: pending && (data?.get("intent") ?? "") === intent };
}

type Props = ComponentProps<typeof Button> & {
  saving: string;
  /** True once the action has succeeded and the browser is about to leave the page. */
  leaving?: boolean;
};

/** Styles of a disabled button. Not in `button.tsx`, since a link cannot be disabled. */
const states =
  "blocked:cursor-not-allowed blocked:border-dashed blocked:border-edge blocked:bg-tint blocked:text-ink-3";

/** A submit button that shows `saving` while the form is being sent and ignores a second click. */
export function SubmitButton({ saving, leaving = false, className = "", children, ...button }: Props) {
  const { pending, pressed } = usePressed(String(button.value ?? ""));
  const busy = pressed || leaving;
  return (
    <Button
      {...button}
      className={`${className} ${states}`}
      aria-disabled={busy || button["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={(event) => (pending || leaving) && event.preventDefault()}
    >
      {busy ? (
        <>
          <span
            className="size-[1em] rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin"
            aria-hidden="true"
          />
          {saving}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
