"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { tidy } from "@/lib/sign-up/rules/text";
import { useStepForm } from "../form/form-context";

type Props = {
  /** Names of the fields that must not be blank. */
  requires?: readonly string[];
  why?: string;
  className?: string;
  children: ReactNode;
};

/**
 * While a required field is blank, the button looks disabled and is announced as such. It can still be pressed: it then explains
 * what is missing.
 */
export function ContinueButton({ requires = [], why, className, children }: Props) {
  const { saving } = useStepForm();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const blank = useBlank(button, requires) && hydrated;
  return (
    <>
      <SubmitButton
        ref={button}
        className={className}
        saving={saving}
        aria-disabled={blank || undefined}
        aria-describedby={blank && why ? "why" : undefined}
      >
        {children}
      </SubmitButton>
      {why && blank && (
        <p className="col-span-full basis-full justify-self-start text-small/normal text-ink-3" id="why">
          {why}
        </p>
      )}
    </>
  );
}

/**
 * A browser or a password manager may fill in fields without an event. Then `sign-up.css` begins an animation, whose event makes the
 * form read its fields.
 */
function useBlank(button: RefObject<HTMLButtonElement | null>, requires: readonly string[]): boolean {
  const [blank, setBlank] = useState(false);
  const names = requires.join(" ");
  useEffect(() => {
    const form = button.current?.form;
    if (!form || names === "") return;
    const update = () => {
      const data = new FormData(form);
      const isBlank = (name: string) => tidy(String(data.get(name) ?? "")) === "";
      setBlank(names.split(" ").some((name) => isBlank(name) && !isAutofilled(form, name)));
    };
    update();
    const gone = new AbortController();
    for (const event of ["input", "change", "animationstart"])
      form.addEventListener(event, update, { signal: gone.signal });
    return () => gone.abort();
  }, [button, names]);
  return blank;
}

/** Whether the browser has filled in the field. It hides the value from scripts until the first press. */
function isAutofilled(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.matches(":is(:autofill, :-webkit-autofill)");
}
