"use client";

import { type ReactNode, useActionState } from "react";

type Props<State> = {
  action: (last: State, form: FormData) => Promise<State>;
  initial: Awaited<State>;
  /** The form's `action` without scripts. React would write an empty one, which is invalid HTML. */
  address: string;
  className?: string;
  children: ReactNode;
};

/** A form whose answer is a redirect, so that it shows nothing of its state. */
export function PressForm<State>({ action, initial, address, className, children }: Props<State>) {
  const [, send] = useActionState<State, FormData>(action, initial, address);
  return (
    <form action={send} className={className}>
      {children}
    </form>
  );
}
