"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { checkboxControl } from "@/components/ui/control";
import { SubmitButton } from "@/components/ui/submit-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { FieldError, useControl } from "../form/field";
import { useStepForm } from "../form/form-context";

type BoxProps = { name: "termsAccepted" | "englishChosen"; children: ReactNode };

/** A box that has to be ticked. */
export function RequiredBox({ name, children }: BoxProps) {
  const { values } = useStepForm();
  const { wrong, control } = useControl(name);
  return (
    <>
      <label
        className={`flex cursor-pointer gap-3 border px-2 py-1.5 text-small/snug lg:p-3 ${wrong ? "border-error bg-error-wash shadow-[inset_3px_0_0_var(--error)]" : "border-edge bg-ground"}`}
      >
        <input
          {...control}
          className={`size-6 ${checkboxControl}`}
          type="checkbox"
          defaultChecked={values[name] !== undefined}
          required
        />
        <span className="min-w-0 self-center">{children}</span>
      </label>
      <FieldError name={name} />
    </>
  );
}

type Props = { className: string; words: { pay: string; redirecting: string } };

/** Looks disabled until all boxes are ticked, but can be pressed: it then says what is missing. */
export function PayButton({ className, words }: Props) {
  const { leaving } = useStepForm();
  const hydrated = useHydrated();
  const [button, accepted] = useAccepted();
  return (
    <SubmitButton
      ref={button}
      className={className}
      saving={words.redirecting}
      leaving={leaving}
      aria-disabled={(hydrated && !accepted) || undefined}
      aria-describedby={accepted ? undefined : "accept-first"}
    >
      {words.pay}
    </SubmitButton>
  );
}

function useAccepted() {
  const button = useRef<HTMLButtonElement>(null);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () => setAccepted(form.querySelector("[type=checkbox][required]:not(:checked)") === null);
    update();
    form.addEventListener("change", update);
    return () => form.removeEventListener("change", update);
  }, []);
  return [button, accepted] as const;
}
