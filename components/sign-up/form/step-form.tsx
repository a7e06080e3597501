"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { problemText } from "@/i18n/validation";
import type { Edition } from "@/lib/markets/editions";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import type { CheckedStep, Problem } from "@/lib/sign-up/rules/check";
import type { Warning } from "@/lib/sign-up/rules/warnings";
import type { RefusedAnswer } from "@/lib/sign-up/step-state";
import { ErrorSummary, type NoticeDetails } from "./error-summary";
import { FormContext } from "./form-context";
import { type Notice, openedState, type StepAction } from "./form-state";
import { FormStatus, useLeaving } from "./form-status";
import { onlyWrongField, useAnnouncement, useCheck, useOutcome } from "./problems";
import { keepTyped, useStepAction } from "./typed-values";
import { useWarnings } from "./warnings";

type Props = {
  id: string;
  edition: Pick<Edition, "code" | "segment">;
  /** The page's address: without scripts the form is sent there and shown there again. */
  address: string;
  /** The step whose rules the browser runs before it sends the form. */
  checks?: CheckedStep | undefined;
  action: StepAction;
  /** The saved answer. */
  initial: FormValues;
  /** The problems of the saved answer, if they are the reason for showing the step again. */
  problems?: readonly Problem[];
  /** The stored answer to a form sent without scripts. */
  refusedAnswer?: RefusedAnswer | null;
  /** The result of the last press, if it could not be stored for this page view. */
  notice?: Notice | null;
  noticeDetails?: NoticeDetails;
  warnings?: readonly Warning[];
  /** The page's title; 'Error: ' is put before it while the form has problems. */
  title: string;
  errorTitle?: string;
  /** Whether the next page is the review instead of the next step. */
  returnsToReview?: boolean;
  /** For steps with text fields: stores input while it is typed, and shows warnings. */
  keepsTyped?: boolean;
  /** For steps that have choices only: leaves the fields as they are after an answer. */
  keepsFields?: boolean;
  /** The text of a pressed button until the server answers; `sending` is that of the submit button. */
  saving?: string;
  sending?: string;
  above?: ReactNode;
  children: ReactNode;
};

const none: readonly Warning[] = [];

/**
 * A step's form. Without scripts the server's answer fills it again. With scripts the same rules are loaded once the form is
 * used. They run before sending and, after a failed send, during typing: a field's message disappears once its value is valid,
 * the summary, which lists two problems or more, stays.
 */
export function StepForm(props: Props) {
  const {
    id,
    edition,
    address,
    checks,
    action,
    initial,
    title,
    returnsToReview,
    keepsTyped,
    keepsFields,
    above,
    children,
  } = props;
  const { problems = [], refusedAnswer = null, notice = null } = props;
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  const { saving = t("saving"), sending = saving, errorTitle = t("errorTitle", { title }) } = props;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const opened = openedState({ refusedAnswer, values: initial, problems, notice });
  const [answered, send] = useStepAction(action, opened, {
    address,
    over: initial,
    form,
    keeps: keepsTyped === true,
    fills: !keepsFields,
  });
  const { outcome, ...report } = useOutcome(answered);
  const [isUsed, setUsed] = useState(false);
  const rules = isUsed ? checks : undefined;
  const check = useCheck(rules, edition.code);
  const [warnings, checkForWarnings] = useWarnings(keepsTyped ? rules : undefined, edition.code, {
    warnings: props.warnings ?? none,
    values: initial,
  });
  const leaving = useLeaving(answered);
  const failed = outcome.problems.length > 0 || answered.notice !== null;
  const wrongField = onlyWrongField(outcome.problems, checks);
  const isAnswer = refusedAnswer !== null || answered.attempt > 0;
  useAnnouncement(id, outcome, answered, wrongField);
  useEffect(() => setUsed(form.current?.contains(document.activeElement) ?? false), []);

  function validate(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("formnovalidate") || !check.current) return;
    const found = check.current(event.currentTarget);
    if (found.length === 0) return;
    event.preventDefault();
    report.sent(found);
  }

  function handleInput() {
    if (!form.current) return;
    if (keepsTyped)
      keepTyped(address, {
        over: initial,
        values: formValues(new FormData(form.current)),
        unanswered: false,
      });
    if (outcome.problems.length > 0 && check.current) report.typed(check.current(form.current));
  }

  // Kept between renders, so that the fields are not rendered again when only the form itself changes.
  const view = useMemo(
    () => ({
      values: answered.values,
      initial,
      /** A corrected field's message is returned as `fixed`, not removed: it keeps its space until the next send. */
      messageFor(field: string) {
        const [sent, remaining] = [outcome.problems, outcome.remaining].map((all) =>
          all.find((one) => one.field === field),
        );
        return (
          sent && { text: problemText(rule, (remaining ?? sent).message), fixed: remaining === undefined }
        );
      },
      takesFocus: (field: string) => field === wrongField && isAnswer,
      warningsAbout: (field: string) => warnings.filter((one) => one.field === field),
      checkAgain: () => form.current && checkForWarnings(form.current),
      saving,
      resultMessage: answered.resultMessage,
      leaving,
    }),
    [answered, initial, outcome, rule, warnings, checkForWarnings, saving, leaving, isAnswer, wrongField],
  );

  return (
    <>
      <ErrorSummary
        id={`${id}-problems`}
        problems={wrongField === null ? outcome.problems : []}
        notice={answered.notice}
        details={props.noticeDetails}
        takesFocus={isAnswer}
      />
      {above}
      <form
        id={id}
        ref={form}
        action={send}
        onSubmit={validate}
        onFocus={() => setUsed(true)}
        onInput={handleInput}
        onBlur={view.checkAgain}
        noValidate
      >
        <title>{failed ? errorTitle : title}</title>
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="edition" value={edition.segment} />
        {returnsToReview && <input type="hidden" name="then" value="review" />}
        {hydrated && <input type="hidden" name="enhanced" value={navigator.language} />}
        <FormContext value={view}>
          <FormStatus sending={sending} />
          <Fragment key={keepsFields ? "" : Math.max(0, answered.attempt)}>{children}</Fragment>
        </FormContext>
      </form>
    </>
  );
}
