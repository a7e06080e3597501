"use client";

import { type ReactNode, useActionState } from "react";
import { freshState, type StepAction } from "./form-state";

type Props = {
  action: StepAction;
  /** The form's `action` without scripts. React would write an empty one, which is invalid HTML. */
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
