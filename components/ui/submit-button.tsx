"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";

/** Whether the form is being sent, and by the button with this intent; the main button has none. */
function usePressed(intent: string): { pending: boolean; pressed: boolean } {
  const { pending, data } = useFormStatus();
  return { pending, pressed: pending && (data?.get("intent") ?? "") === intent };
}

type Props = ComponentProps<"button"> & {
  saving: string;
  /** The action has succeeded, and the browser is about to leave the page. */
  leaving?: boolean;
};

/** Only form buttons can be disabled, so links that look like buttons do not have these styles. */
const states =
  "aria-busy:cursor-progress blocked:cursor-not-allowed blocked:border-dashed blocked:border-edge blocked:bg-tint blocked:text-ink-3";

/** A submit button that shows progress while the form is being sent and ignores a second press. */
export function SubmitButton({ saving, leaving = false, className = "", children, ...button }: Props) {
  const { pending, pressed } = usePressed(String(button.value ?? ""));
  const busy = pressed || leaving;
  return (
    <button
      {...button}
      className={`${className} ${states}`}
      type="submit"
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
    </button>
  );
}
