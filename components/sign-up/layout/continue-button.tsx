"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { tidy } from "@/lib/sign-up/rules/text";
import { useStepForm } from "../form/form-context";

type Props = {
  /** Names of the fields that must not be blank. */
  requires?: readonly string[];
  why?: string;
  children: ReactNode;
};

/**
 * While a required field is blank the button looks disabled and is announced so, but can be pressed: it then explains
 * what is missing.
 */
export function ContinueButton({ requires = [], why, children }: Props) {
  const { saving } = useStepForm();
  const hydrated = useHydrated();
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
        <p
          className={`col-span-full basis-full justify-self-start text-note/normal text-ink-3 ${blank ? "" : "invisible max-lg:hidden"}`}
          id="why"
        >
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
    const update = () => {
      const data = new FormData(form);
      setBlank(names.split(" ").some((name) => tidy(String(data.get(name) ?? "")) === ""));
    };
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, [button, names]);
  return blank;
}
