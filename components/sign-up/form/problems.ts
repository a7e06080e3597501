"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { dismiss, notify } from "@/components/ui/notifications";
import { phones } from "@/components/ui/phones";
import { problemText } from "@/i18n/validation";
import type { MarketCode } from "@/lib/markets";
import { formValues } from "@/lib/sign-up/form";
import type { CheckedStep, Problem } from "@/lib/sign-up/rules/check";
import type { StepState } from "./form-state";

type Check = (form: HTMLFormElement) => readonly Problem[];

/** The check of a form by the step's rules, null until they are loaded; until then only the server checks. */
export function useCheck(step: CheckedStep | undefined, market: MarketCode): RefObject<Check | null> {
  const check = useRef<Check | null>(null);
  useEffect(() => {
    if (!step) return;
    void import("./rules").then(({ checks }) => {
      check.current = (form) => {
        const checked = checks[step](formValues(new FormData(form)), market);
        return checked.ok ? [] : checked.problems;
      };
    });
  }, [step, market]);
  return check;
}

type Outcome = {
  id: string;
  /** The problems found when the form was last sent. */
  problems: readonly Problem[];
  /** Problems that the values typed since then still have. */
  remaining: readonly Problem[];
  /** Whether the page arrived with this outcome, so that its scripts have sent nothing yet. */
  isArrival: boolean;
};

type Report = {
  outcome: Outcome;
  sent: (found: readonly Problem[]) => void;
  typed: (found: readonly Problem[]) => void;
};

export function useOutcome(answered: StepState): Report {
  const [local, setLocal] = useState<
    (Pick<Outcome, "problems" | "remaining"> & { of: StepState; round: number }) | null
  >(null);
  const [attemptAtArrival] = useState(answered.attempt);
  const { round, problems, remaining } =
    local?.of === answered ? local : { round: 0, problems: answered.problems, remaining: answered.problems };
  const id = `${answered.attempt}.${round}`;
  const isArrival = answered.attempt <= attemptAtArrival && round === 0;
  return {
    outcome: useMemo(() => ({ id, problems, remaining, isArrival }), [id, problems, remaining, isArrival]),
    sent: (found) => setLocal({ of: answered, round: round + 1, problems: found, remaining: found }),
    typed: (found) => setLocal({ of: answered, round, problems, remaining: found }),
  };
}

/** The field of a single problem, which takes the focus itself. Null if there are more, or if the field shows no message. */
export function onlyWrongField(problems: readonly Problem[], step: CheckedStep | undefined): string | null {
  const [first, ...others] = problems;
  return first && others.length === 0 && step !== "plan" ? first.field : null;
}

/**
 * After each failed send, focuses the only wrong field or the first of a closed fold, or scrolls to the error summary and focuses
 * that, and shows the first message as a toast. A page that arrives with problems neither moves the focus nor scrolls once the
 * visitor has gone on to the form.
 */
export function useAnnouncement(
  id: string,
  outcome: Outcome,
  answered: StepState,
  wrongField: string | null,
): void {
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  const announce = useEffectEvent((toastId: string) => {
    const { notice, focus } = answered;
    const isCorrecting =
      outcome.isArrival && (scrollY > 0 || (document.activeElement?.matches("form *") ?? false));
    const [problem] = outcome.problems;
    const first = problem?.message;
    if (first === undefined && notice === null) {
      if (focus !== null) unfolded(focus)?.focus();
      return;
    }
    if (!isCorrecting) {
      if (wrongField !== null) focusField(wrongField);
      else if (problem && document.getElementById(problem.field)?.closest("details:not([open])"))
        focusField(problem.field);
      else focusSummary(`${id}-problems`);
    }
    const title =
      first === undefined ? notice?.title : first === "terms.required" ? t("termsTitle") : rule("title");
    const description = first === undefined ? notice?.text : problemText(rule, first);
    if (title !== undefined) notify("error", title, { id: toastId, description });
  });

  const toastId = `${id}-toast-${outcome.id}`;
  useEffect(() => {
    announce(toastId);
    return () => dismiss(toastId);
  }, [toastId]);
}

function focusSummary(id: string): void {
  const summary = document.getElementById(id);
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: "start" });
}

/** The element, after what it is folded into is opened. */
function unfolded(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
  return element;
}

/** Moves a field out from where a toast appears. */
function focusField(name: string): void {
  const field = unfolded(name);
  field?.focus();
  if (!field || field.closest(".step-bar")) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (!matchMedia(phones).matches) {
    if (top < toastPixels) field.scrollIntoView({ block: "center" });
  } else if (bottom > innerHeight / 2 || top < 0) field.scrollIntoView({ block: "start" });
}

/** The height of the part at the window's top in which a toast appears. Phones show it in the window's lower half. */
const toastPixels = 128;
