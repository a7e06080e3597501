"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { tidy } from "@/lib/sign-up/rules/text";
import { useStepForm } from "../form/form-context";

type Props = {
  /** Fields that must hold something before going on makes sense. */
  requires?: readonly string[];
  /** Says why the button is not ready yet. */
  why?: string;
  children: ReactNode;
};

/**
 * The step's button. While a required field is blank it says so to assistive technology and by its look, but it
 * can be pressed: pressing explains what is missing. Without scripts it is an ordinary button.
 */
export function ContinueButton({ requires = [], why, children }: Props) {
  const { hydrated, saving } = useStepForm();
  const button = useRef<HTMLButtonElement>(null);
  const blank = useBlank(button, requires) && hydrated;
  return (
    <>
      <SubmitButton
        ref={button}
        className={buttonClass()}
        saving={saving}
        aria-disabled={blank || undefined}
        aria-describedby={blank && why ? "why" : undefined}
      >
        {children}
      </SubmitButton>
      {why && hydrated && (
        <p className={`basis-full text-note/normal text-ink-3 ${blank ? "" : "invisible"}`} id="why">
          {why}
        </p>
      )}
    </>
  );
}

function useBlank(button: RefObject<HTMLButtonElement | null>, requires: readonly string[]): boolean {
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
