"use client";

import {
  type FormEvent,
  Fragment,
  type ReactNode,
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { toast } from "sonner";
import type { MarketCode } from "@/lib/markets";
import type { CheckedStep } from "@/lib/onboarding/check";
import { ErrorSummary } from "./error-summary";
import { FormContext, type FormWords } from "./form-context";
import { useCheck, useHydrated, useLeaving, useOutcome } from "./form-hooks";
import { freshState, type StepAction, type StepState } from "./form-state";

type Props = {
  id: string;
  market: MarketCode;
  /** The step whose rules the browser checks too; none where there is nothing to check. */
  checks?: CheckedStep;
  action: StepAction;
  initial: StepState["values"];
  words: FormWords;
  /** Go back to the review after this step. */
  returns?: boolean;
  children: ReactNode;
};

/**
 * A step's form. Without scripts the server's answer fills it again; with them the same rules run in the
 * browser before anything is sent and, after the first attempt, as one types.
 */
export function StepForm({ id, market, checks, action, initial, words, returns, children }: Props) {
  const [answered, send, sending] = useActionState(action, freshState(initial));
  const [outcome, report] = useOutcome(answered);
  const form = useRef<HTMLFormElement>(null);
  const check = useCheck(checks, market);
  const hydrated = useHydrated();
  const leaving = useLeaving(answered);
  const failed = outcome.problems.length > 0 || answered.notice !== null;

  const announce = useEffectEvent((_outcome: string) => {
    const [first] = outcome.problems;
    const { notice, focus } = answered;
    if (focus !== null && !first) document.getElementById(focus)?.focus();
    if (first === undefined && notice === null) return;
    document.getElementById(`${id}-problems`)?.focus();
    const title = first ? words.validationTitle : notice?.title;
    toast.error(title, { description: first ? words.texts[first.message] : notice?.text });
  });
  useEffect(() => announce(outcome.id), [outcome.id]);

  function checkFirst(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("formnovalidate") || !check.current) return;
    const problems = check.current(event.currentTarget);
    if (problems.length === 0) return;
    event.preventDefault();
    report(problems, true);
  }

  function recheck() {
    if (outcome.problems.length > 0 && form.current && check.current)
      report(check.current(form.current), false);
  }

  const messages = new Map(outcome.problems.map(({ field, message }) => [field, words.texts[message]]));
  return (
    <form id={id} ref={form} action={send} onSubmit={checkFirst} onInput={recheck} noValidate>
      <title>{failed ? words.errorTitle : words.title}</title>
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="market" value={market} />
      {returns && <input type="hidden" name="then" value="review" />}
      {hydrated && <input type="hidden" name="enhanced" value={navigator.language} />}
      <ErrorSummary
        id={`${id}-problems`}
        problems={outcome.problems}
        notice={answered.notice}
        words={words}
      />
      <FormContext
        value={{
          values: answered.values,
          messageFor: (field) => messages.get(field),
          errorPrefix: words.error,
          pending: sending || leaving,
          hydrated,
        }}
      >
        <Fragment key={answered.attempt}>{children}</Fragment>
      </FormContext>
    </form>
  );
}
