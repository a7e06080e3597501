"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { MarketCode } from "@/lib/markets";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import type { CheckedStep, Problem } from "@/lib/sign-up/rules/check";
import type { Warning } from "@/lib/sign-up/rules/warnings";
import type { WizardStep } from "@/lib/sign-up/steps";
import { useAfterPress } from "./after-press";
import { freshState, type Notice, type StepState } from "./form-state";
import { heldTyped } from "./typed-values";

const never = () => () => undefined;

/** Whether scripts run: false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

type Check = (form: HTMLFormElement) => readonly Problem[];

/** The step's rules, loaded once the page is shown; until then the server alone checks. */
export function useCheck(step: CheckedStep | undefined, market: MarketCode): RefObject<Check | null> {
  const check = useRef<Check | null>(null);
  useEffect(() => {
    if (!step) return;
    void import("@/lib/sign-up/rules/check").then(({ checks }) => {
      check.current = (form) => {
        const checked = checks[step](formValues(new FormData(form)), market);
        return checked.ok ? [] : checked.problems;
      };
    });
  }, [step, market]);
  return check;
}

export type Outcome = {
  id: string;
  /** What was wrong when the form was last sent. */
  problems: readonly Problem[];
  /** What is wrong as one types. */
  still: readonly Problem[];
};

type Report = {
  outcome: Outcome;
  sent: (found: readonly Problem[]) => void;
  typed: (found: readonly Problem[]) => void;
};

/** What is wrong: as the server last answered, or as the browser found since. */
export function useOutcome(answered: StepState): Report {
  const [local, setLocal] = useState<(Omit<Outcome, "id"> & { of: StepState; round: number }) | null>(null);
  const { round, problems, still } =
    local?.of === answered ? local : { round: 0, problems: answered.problems, still: answered.problems };
  return {
    outcome: { id: `${answered.attempt}.${round}`, problems, still },
    sent: (found) => setLocal({ of: answered, round: round + 1, problems: found, still: found }),
    typed: (found) => setLocal({ of: answered, round, problems, still: found }),
  };
}

/** The form as answered; or, when the page was loaded anew before that, as it was typed. */
export function useRestored(
  answered: StepState,
  { place, over, notice }: { place: string; over: FormValues; notice: Notice },
): StepState {
  const [restored, setRestored] = useState<StepState | null>(null);
  const restore = useEffectEvent(() => {
    const typed = heldTyped(place, over);
    if (!typed) return;
    const { values, unanswered } = typed;
    setRestored({ ...freshState(values), attempt: -1, notice: unanswered ? notice : null });
  });
  useEffect(() => restore(), []);
  return answered.attempt === 0 && restored ? restored : answered;
}

type FindWarnings = typeof import("@/lib/sign-up/rules/warnings").warningsIn;

/**
 * What looks odd, as the server found it in the saved answer and, once something is changed, as the browser finds it
 * itself. What only the server can know stays as long as its field does.
 */
export function useWarnings(
  step: WizardStep | undefined,
  market: MarketCode,
  { warnings, values }: { warnings: readonly Warning[]; values: FormValues },
): [readonly Warning[], (form: HTMLFormElement) => void] {
  const [found, setFound] = useState<readonly Warning[] | null>(null);
  const find = useRef<FindWarnings | null>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    if (step === undefined) return;
    void import("@/lib/sign-up/rules/warnings").then(({ warningsIn }) => {
      find.current = warningsIn;
    });
  }, [step]);
  const look = (form: HTMLFormElement) => {
    if (step === undefined || find.current === null) return;
    const typed = formValues(new FormData(form));
    const own = find.current(step, typed, market);
    const kept = warnings.filter(
      ({ field, kind }) => typed[field] === values[field] && own.every((one) => one.kind !== kind),
    );
    afterPress(() => setFound([...own, ...kept]));
  };
  return [found ?? warnings, look];
}

/** Leaves for another site after a second; coming back by the browser's button makes the form usable again. */
export function useLeaving(answered: StepState): boolean {
  const [returnedFrom, setReturnedFrom] = useState<StepState | null>(null);
  const leaving = answered.leaveFor !== null && returnedFrom !== answered;
  useEffect(() => {
    const { leaveFor } = answered;
    if (leaveFor === null) return;
    const timer = setTimeout(() => window.location.assign(leaveFor), 1000);
    const back = (event: PageTransitionEvent) => event.persisted && setReturnedFrom(answered);
    window.addEventListener("pageshow", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", back);
    };
  }, [answered]);
  return leaving;
}
