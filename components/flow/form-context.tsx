"use client";

import { createContext, useContext } from "react";
import type { FormValues } from "@/lib/onboarding/form";

export type FormWords = {
  /** Title of the page as it stands, and with something wrong. */
  title: string;
  errorTitle: string;
  /** Prefix of each message, for those who hear it. */
  error: string;
  /** Heading of the summary by number of problems. */
  problems: readonly string[];
  validationTitle: string;
  texts: Readonly<Record<string, string>>;
};

type FormView = {
  values: FormValues;
  /** Message of a field, in words. */
  messageFor(field: string): string | undefined;
  errorPrefix: string;
  pending: boolean;
  hydrated: boolean;
};

export const FormContext = createContext<FormView | null>(null);

/** What the fields of a step know of the form that they stand in. */
export function useStepForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a step's form");
  return form;
}
