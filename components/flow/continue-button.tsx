"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { tidy } from "@/lib/onboarding/text";
import { useStepForm } from "./form-context";

type Props = {
  /** Fields that must hold something before going on makes sense. */
  requires?: readonly string[];
  /** Says why the button is not ready yet. */
  why?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The step's button. While a required field is blank it says so to assistive technology and by its look, but it
 * can be pressed: pressing explains what is missing. Without scripts it is an ordinary button.
 */
export function ContinueButton({ requires = [], why, className = "btn", children }: Props) {
  const { pending, hydrated } = useStepForm();
  const button = useRef<HTMLButtonElement>(null);
  const blank = useBlank(button, requires);
  const waiting = hydrated && (blank || pending);
  return (
    <>
      <button
        ref={button}
        type="submit"
        className={className}
        aria-disabled={waiting || undefined}
        aria-describedby={waiting && blank && why ? "why" : undefined}
        onClick={(event) => pending && event.preventDefault()}
      >
        {children}
      </button>
      {why && hydrated && blank && (
        <p className="note" id="why">
          {why}
        </p>
      )}
    </>
  );
}

function useBlank(button: React.RefObject<HTMLButtonElement | null>, requires: readonly string[]): boolean {
  const [blank, setBlank] = useState(false);
  const names = requires.join(" ");
  useEffect(() => {
    const form = button.current?.form;
    if (!form || names === "") return;
    const look = () => {
      const data = new FormData(form);
      setBlank(names.split(" ").some((name) => tidy(String(data.get(name) ?? "")) === ""));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [button, names]);
  return blank;
}
