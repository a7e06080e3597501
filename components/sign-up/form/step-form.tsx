"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, Fragment, type ReactNode, useActionState, useMemo, useRef } from "react";
import { problemText } from "@/i18n/validation";
import type { Words } from "@/i18n/words";
import type { MarketCode } from "@/lib/markets";
import { formValues } from "@/lib/sign-up/form";
import type { CheckedStep, Problem } from "@/lib/sign-up/rules/check";
import type { Warning } from "@/lib/sign-up/rules/warnings";
import type { HeldAnswer } from "@/lib/sign-up/step-state";
import type { WizardStep } from "@/lib/sign-up/steps";
import { useAnnouncement } from "./announce";
import { ErrorSummary } from "./error-summary";
import { FormContext } from "./form-context";
import { useCheck, useHydrated, useLeaving, useOutcome, useRestored, useWarnings } from "./form-hooks";
import { type Notice, openedState, type StepAction, type StepState } from "./form-state";
import { FormStatus } from "./form-status";
import { holdingTyped, holdTyped } from "./typed-values";

type Props = {
  id: string;
  /** The step whose answers the browser checks for warnings; undefined: no checks. */
  step?: WizardStep;
  market: MarketCode;
  /** The address of the step: without scripts the form is sent there and shown there again. */
  place: string;
  /** The step whose rules the browser checks too; none where there is nothing to check. */
  checks?: CheckedStep;
  action: StepAction;
  initial: StepState["values"];
  /** What is wrong with the saved answer, where that is why the step is shown again. */
  problems?: readonly Problem[];
  /** What the form was last answered with, where that is why the page is shown again. */
  held?: HeldAnswer | null;
  /** What there is to say about the last press, where its answer could not be held. */
  notice?: Notice | null;
  /** What looks odd about it and may still be right. */
  warnings?: readonly Warning[];
  /** The page's title while nothing is wrong, and with something wrong. */
  title: string;
  errorTitle?: string;
  /** Go back to the review after this step. */
  returns?: boolean;
  /** Holds what is typed until it is saved; for steps in which people write. */
  holds?: boolean;
  /** Leaves the fields as they stand when an answer comes; for steps in which people only choose. */
  stays?: boolean;
  /** What every button reads while its press is under way, and the step's own one. */
  saving?: string;
  sending?: string;
  /** Stands between the summary of what is wrong and the form. */
  above?: ReactNode;
  children: ReactNode;
};

const none: readonly Warning[] = [];

/**
 * A step's form. Without scripts the server's answer fills it again; with them the same rules run in the
 * browser before anything is sent and, after the first attempt, as one types: what is mended is then no longer said
 * beside its field. The summary is about what was sent.
 */
export function StepForm(props: Props) {
  const {
    id,
    step,
    market,
    place,
    warnings: saved = none,
    checks,
    action,
    initial,
    problems = [],
    held = null,
    notice = null,
    title,
    returns,
    holds,
    stays,
    above,
    children,
  } = props;
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  const { saving = t("saving"), sending = saving, errorTitle = t("errorTitle", { title }) } = props;
  const hydrated = useHydrated();
  const holding = useMemo(
    () => holdingTyped(action, { place, over: initial, unsent: noticeIn(t, "unsent") }),
    [action, place, initial, t],
  );
  const [state, send] = useActionState(
    hydrated ? holding : action,
    openedState({ held, values: initial, problems, notice }),
    place,
  );
  const answered = useRestored(state, { place, over: initial, notice: noticeIn(t, "restored") });
  const { outcome, ...report } = useOutcome(answered);
  const form = useRef<HTMLFormElement>(null);
  const [warnings, checkForWarnings] = useWarnings(holds ? step : undefined, market, {
    warnings: saved,
    values: initial,
  });
  const check = useCheck(checks, market);
  const leaving = useLeaving(answered);
  const failed = outcome.problems.length > 0 || answered.notice !== null;
  useAnnouncement(id, outcome, answered);

  function checkFirst(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("formnovalidate") || !check.current) return;
    const found = check.current(event.currentTarget);
    if (found.length === 0) return;
    event.preventDefault();
    report.sent(found);
  }

  function typed() {
    if (holds && form.current)
      holdTyped(place, { over: initial, values: formValues(new FormData(form.current)), unanswered: false });
    if (outcome.problems.length > 0 && form.current && check.current)
      report.typed(check.current(form.current));
  }

  /** Warnings appear when a field is left: an unfinished answer would raise false ones. */
  function left() {
    if (form.current) checkForWarnings(form.current);
  }

  /** The room of a message stays until the form is sent again, so that no field moves while it is typed in. */
  function messageFor(field: string) {
    const [sent, still] = [outcome.problems, outcome.still].map((all) =>
      all.find((one) => one.field === field),
    );
    return sent && { text: problemText(rule, (still ?? sent).message), mended: still === undefined };
  }

  return (
    <>
      <ErrorSummary id={`${id}-problems`} problems={outcome.problems} notice={answered.notice} />
      {above}
      <form id={id} ref={form} action={send} onSubmit={checkFirst} onInput={typed} onBlur={left} noValidate>
        <title>{failed ? errorTitle : title}</title>
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="market" value={market} />
        {returns && <input type="hidden" name="then" value="review" />}
        {hydrated && <input type="hidden" name="enhanced" value={navigator.language} />}
        <FormStatus saving={saving} sending={sending} said={answered.said} leaving={leaving} />
        <FormContext
          value={{
            values: answered.values,
            initial,
            messageFor,
            warningsAbout: (field) => warnings.filter((one) => one.field === field),
            checkAgain: left,
            saving,
            said: answered.said,
            leaving,
            hydrated,
          }}
        >
          <Fragment key={stays ? "" : answered.attempt}>{children}</Fragment>
        </FormContext>
      </form>
    </>
  );
}

function noticeIn(t: Words<"form">, about: "unsent" | "restored"): Notice {
  return { title: t(`${about}.title`), text: t(`${about}.text`) };
}
