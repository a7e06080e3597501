import { retention } from "@/lib/retention";
import "server-only";
import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { freshState, type Notice, type StepState } from "@/components/sign-up/form/form-state";
import { words } from "@/i18n/words";
import { defaultEdition, type Edition, editionNamed } from "@/lib/markets/editions";
import { continueAddress, signUpAddress, withQuery } from "@/lib/routing/addresses";
import { knownFields } from "@/lib/sign-up/fields";
import { beginningsOf, charactersIn, type FormValues, honeypotField } from "@/lib/sign-up/form";
import { queryOfPlan } from "@/lib/sign-up/plan";
import { mayVisit } from "@/lib/sign-up/progress";
import { checks, type Problem } from "@/lib/sign-up/rules/check";
import { maxCharacters } from "@/lib/sign-up/rules/limits";
import { type FormName, waitFromQuery } from "@/lib/sign-up/step-state";
import { hasTextFields, type WizardStep } from "@/lib/sign-up/steps";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import type { RateLimitResult } from "@/server/http/limit-table";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";
import { type NotSaved, type Visit, whyEnded } from "@/server/sign-up/drafts";
import { keepUntilSaved, storeRefusedAnswer } from "@/server/sign-up/refused-answer";

/** A step's form as it was sent. */
export type SentForm = {
  edition: Edition;
  /** The edition on whose page another market's currency was chosen; null if there was none. */
  from: Edition | null;
  /** Until when the page's answers are kept, in milliseconds; null if the page had none. */
  keptUntil: number | null;
  values: FormValues;
  intent: string;
  /** Whether the next page is the review instead of the next step. */
  returnsToReview: boolean;
  /** Whether scripts run in the browser. */
  enhanced: boolean;
  visit: Visit;
  /** The raw text of any field by name, null if missing. */
  text: (name: string) => string | null;
};

/** A crafted request can call an action with any value: one that is not `FormData` is read as an empty form. */
export function readSent(sent: unknown): SentForm {
  const form = sent instanceof FormData ? sent : new FormData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const language = text("enhanced");
  return {
    edition: editionNamed(text("edition")) ?? defaultEdition,
    from: editionNamed(text("from")),
    keptUntil: Number(text("keptUntil")) || null,
    values: knownFields(form),
    intent: text("intent") ?? "",
    returnsToReview: text("then") === "review",
    enhanced: language !== null,
    visit: { language, honeypotFilled: Boolean(text(honeypotField)) },
    text,
  };
}

type Answer = Partial<
  Pick<StepState, "values" | "problems" | "notice" | "focus" | "resultMessage" | "leaveFor">
> & {
  /** Minutes until a rate limit allows the next attempt, if it refused this one. */
  limited?: number;
};
type Answered = { state: StepState; limited: number | null };
type Failure = "unsaved" | "failed" | "tooMuch";

type Work = {
  form: FormName;
  /** Saves the form. Its result is shown together with the typed values. */
  work: () => Promise<Answer>;
  failure?: Failure;
};

/**
 * Answers a form that was sent. With scripts the answer is returned. Without them it is stored with the draft and
 * the browser is redirected (303) to the form's page, so that Back never asks to send the form again. If it cannot be
 * stored because the draft is gone or the database is away, the answer is returned too: Next renders the page as the response.
 */
export async function answer(state: StepState, sent: SentForm, work: Work): Promise<StepState> {
  const until = Date.now() + timeoutMs.action;
  const answered = await answeredBy(state, sent, work);
  const { state: formState, limited } = answered;
  const { isOwn, calledByScripts } = await requestFacts();
  if (!isOwn || calledByScripts) return formState;
  const stored = await withDeadline(
    storeFor(work.form, sent, answered),
    Math.max(1, until - Date.now()),
  ).catch((error: unknown) => {
    unstable_rethrow(error);
    log("error", "refused form not stored", factsOf(error));
    return null;
  });
  if (stored?.ok) redirect(addressOf(work.form, sent) + (formState.focus ? `#${formState.focus}` : ""));
  if (stored)
    redirect(addressOf(work.form, sent, waitQuery(work.form, sent, Math.max(stored.minutes, limited ?? 0))));
  return formState;
}

function storeFor(
  form: FormName,
  { edition }: SentForm,
  { state, limited }: Answered,
): Promise<RateLimitResult | null> {
  const { values, problems, notice, resultMessage } = state;
  return storeRefusedAnswer(
    { form, values: beginningsOf(values), problems, notice, resultMessage },
    edition,
    limited,
  );
}

function addressOf(
  form: FormName,
  { edition, returnsToReview }: SentForm,
  more: readonly string[] = [],
): string {
  const page = form === "link" ? continueAddress(edition) : signUpAddress(edition, form);
  return withQuery(page, [...(returnsToReview ? ["then=review"] : []), ...more]);
}

/** Query parameters for an answer that could not be stored: the minutes to wait and, for step 1, the chosen plan. */
function waitQuery(form: FormName, { values }: SentForm, minutes: number): readonly string[] {
  const chosen = form === "plan" ? checks.plan(values) : null;
  return [...queryOfPlan(chosen?.ok ? chosen.answer : undefined), `wait=${minutes}`];
}

async function requestFacts() {
  const request = await headers();
  return { isOwn: isSameOrigin(request), calledByScripts: request.has("next-action") };
}

function isTooMuch({ values }: SentForm): boolean {
  return charactersIn(values) > maxCharacters;
}

/**
 * Runs the form's work. If it fails or times out, the error is logged and the answer says that nothing was saved, so
 * that the visitor can press the same button again.
 */
async function answeredBy(
  state: StepState,
  sent: SentForm,
  { work, failure = "unsaved" }: Work,
): Promise<Answered> {
  const formState = ({ limited, ...change }: Answer): Answered => ({
    state: { ...freshState(sent.values), attempt: state.attempt + 1, ...change },
    limited: limited ?? null,
  });
  if (isTooMuch(sent)) return formState({ notice: failureNotice(sent.edition, "tooMuch") });
  if (!isSameOrigin(await headers())) return formState({ notice: failureNotice(sent.edition, failure) });
  try {
    return formState(await withDeadline(work(), timeoutMs.action));
  } catch (error) {
    unstable_rethrow(error);
    log("error", "sign-up step failed", factsOf(error));
    return formState({ notice: failureNotice(sent.edition, failure) });
  }
}

/** The answer to a form that cannot be saved: leads to the step where the sign-up goes on, or says why it has ended. */
export async function notSaved(sent: SentForm, step: WizardStep, reason: NotSaved): Promise<Answer> {
  if (reason.outcome === "limited") return limited(sent.edition, reason.minutes);
  if (reason.outcome === "ended") return endedAnswer(sent, step);
  const { outcome, edition, progress } = reason;
  await keepUntilSaved(step, sent.values, sent.edition);
  const target = mayVisit(step, progress) ? step : progress.current;
  const chosen = step === "plan" ? checks.plan(sent.values) : null;
  const query = [
    ...queryOfPlan(chosen?.ok ? chosen.answer : undefined),
    // On the way from an earlier step, the review would come before the step for which values are kept.
    ...(sent.returnsToReview && target === step ? ["then=review"] : []),
    outcome === "otherMarket" ? `sent=${sent.edition.segment}` : "check=1",
  ];
  redirect(withQuery(signUpAddress(edition, target), query));
}

/** A form with text fields is shown again, so that what was typed is kept; others lead to a page that gives the reason. */
async function endedAnswer({ edition, keptUntil }: SentForm, step: WizardStep): Promise<Answer> {
  const reason = await whyEnded(keptUntil);
  if (hasTextFields(step)) {
    const t = words(edition.locale, "signUp");
    return { notice: { title: t("ended.title"), text: t(`ended.${reason}`, { days: retention.draftDays }) } };
  }
  if (reason === "moved") redirect(continueAddress(edition));
  redirect(
    reason === "finished"
      ? signUpAddress(edition)
      : withQuery(signUpAddress(edition, "plan"), [`lost=${reason}`]),
  );
}

export function failureNotice({ locale }: Edition, failure: Failure) {
  const t = words(locale, "signUp");
  if (failure === "failed") return { title: t("review.failed"), text: t("review.failedText") };
  return { title: t(`${failure}.title`), text: t(`${failure}.text`) };
}

/** The answer to a form that a rate limit refused. */
export function limited(edition: Edition, minutes: number): Answer {
  return { notice: waitNotice(edition, minutes), limited: minutes };
}

/**
 * The notice to wait, from `?wait=` (after a redirect without scripts); null without one. `kept`: the address also
 * holds the chosen plan, so nothing typed is lost.
 */
export function noticeFromQuery(edition: Edition, query: { wait?: unknown }, isSaved = false): Notice | null {
  const minutes = waitFromQuery(query.wait);
  return minutes === null ? null : waitNotice(edition, minutes, isSaved);
}

function waitNotice({ locale }: Edition, minutes: number, isSaved = true): Notice {
  const t = words(locale, "signUp");
  return { title: t("limited.title"), text: t(isSaved ? "limited.text" : "limited.notKept", { minutes }) };
}

export function withProblems(problems: readonly Problem[]): Answer {
  return { problems };
}

/** Waits for best-effort work, at most `timeoutMs.action`. A failure is logged, and the result is then undefined. */
export async function orGoOn<T>(work: Promise<T>): Promise<T | undefined> {
  return withDeadline(work, timeoutMs.action).catch((error: unknown) => {
    log("error", "sign-up not reached", factsOf(error));
    return undefined;
  });
}
