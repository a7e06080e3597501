"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";

/** Whether a form is being sent by the button with this intent; the step's own button has none. */
function usePressed(intent: string): { pending: boolean; pressed: boolean } {
  const { pending, data } = useFormStatus();
  return { pending, pressed: pending && (data?.get("intent") ?? "") === intent };
}

type Props = ComponentProps<"button"> & {
  /** What it reads while its press is under way. */
  saving: string;
  /** Its press was answered, and the page is about to be left. */
  leaving?: boolean;
};

/** Links that look like buttons are never refused: they do not carry this. */
const states =
  "aria-busy:cursor-progress blocked:cursor-not-allowed blocked:border-dashed blocked:border-edge blocked:bg-tint blocked:text-ink-3";

/** A form's button: while its press is under way it says so in its own colour, and a second press does nothing. */
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
