"use client";

import { type ReactNode, useActionState } from "react";
import { freshState, type StepAction } from "./form-state";

type Props = {
  /** Leads on from whatever is pressed. */
  action: StepAction;
  /** Where the form is sent without scripts; React leaves it empty otherwise, which HTML does not allow. */
  address: string;
  className?: string;
  children: ReactNode;
};

/** A form in which nothing can be wrong. */
export function PressForm({ action, address, className, children }: Props) {
  const [, send] = useActionState(action, freshState({}), address);
  return (
    <form action={send} className={className}>
      {children}
    </form>
  );
}
