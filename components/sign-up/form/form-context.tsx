"use client";

import { createContext, useContext } from "react";
import type { FormValues } from "@/lib/sign-up/form";
import type { Warning } from "@/lib/sign-up/rules/warnings";

type FormView = {
  values: FormValues;
  /** The field values with which the form was opened: the saved answer. */
  initial: FormValues;
  /** The text of the field's error, if the form was sent with one; `fixed` when the value typed since is valid. */
  messageFor(field: string): { text: string; fixed: boolean } | undefined;
  /** Whether the page that answers the form puts the focus on the field. */
  takesFocus(field: string): boolean;
  warningsAbout(field: string): readonly Warning[];
  checkAgain(): void;
  /** The text of a pressed button until the server answers. */
  saving: string;
  /** The result of the last press, such as 'Director 2 removed'. */
  resultMessage: string | null;
  /** Whether the browser is about to go to the payment provider's site. */
  leaving: boolean;
};

export const FormContext = createContext<FormView | null>(null);

export function useStepForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside of a step's form");
  return form;
}
