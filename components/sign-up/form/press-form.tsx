"use client";

import { type ReactNode, useActionState } from "react";
import { freshState, type StepAction } from "./form-state";

type Props = {
  action: StepAction;
  /** Where the form is sent without scripts; React leaves it empty otherwise, which HTML does not allow. */
  address: string;
  className?: string;
  children: ReactNode;
};

export function PressForm({ action, address, className, children }: Props) {
  const [, send] = useActionState(action, freshState({}), address);
  return (
    <form action={send} className={className}>
      {children}
    </form>
  );
}
