"use client";

import { createContext, useContext } from "react";
import type { FormValues } from "@/lib/sign-up/form";
import type { Warning } from "@/lib/sign-up/rules/warnings";

type FormView = {
  values: FormValues;
  /** The saved answer. */
  initial: FormValues;
  /** In words; `fixed` once the field is right. */
  messageFor(field: string): { text: string | undefined; fixed: boolean } | undefined;
  warningsAbout(field: string): readonly Warning[];
  checkAgain(): void;
  /** What a button reads while its press is under way. */
  saving: string;
  /** What was done with the last press, in words. */
  said: string | null;
  /** The browser is about to leave for another site. */
  leaving: boolean;
  hydrated: boolean;
};

export const FormContext = createContext<FormView | null>(null);

export function useStepForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside of a step's form");
  return form;
}
