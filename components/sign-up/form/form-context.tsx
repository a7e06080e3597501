"use client";

import { createContext, useContext } from "react";
import type { FormValues } from "@/lib/sign-up/form";
import type { WarningKind } from "@/lib/sign-up/rules/warning-kinds";
import type { Notice } from "./form-state";

export type FormWords = {
  /** Title of the page as it stands, and with something wrong. */
  title: string;
  errorTitle: string;
  /** Prefix of each message, for those who hear it. */
  error: string;
  /** Heading of the summary: of one problem, and of several, where the count replaces `countMark`. */
  problems: { one: string; several: string };
  /** Title of the toast: of every message, and of the one about the terms. */
  validationTitle: string;
  termsTitle: string;
  texts: Readonly<Record<string, string>>;
  /** What is said of an answer that looks odd; and of the button that puts another in its place. */
  warnings: Readonly<Record<WarningKind, string>>;
  useSuggestion: string;
  /** Of a button whose press is under way. */
  saving: string;
  /** The answer did not arrive; the typed values came back after a reload. */
  unsent: Notice;
  restored: Notice;
};

type FormView = {
  values: FormValues;
  /** The saved answer, with which the form began. */
  initial: FormValues;
  /** Message of a field, in words, and whether what it says is mended since the form was sent. */
  messageFor(field: string): { text: string | undefined; mended: boolean } | undefined;
  errorPrefix: string;
  /** What looks odd about a field, in words, with what was probably meant. */
  warningsAbout(field: string): readonly { text: string; suggestion: string | null }[];
  useSuggestion: string;
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

/** What the fields of a step know of the form that they stand in. */
export function useStepForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a step's form");
  return form;
}
