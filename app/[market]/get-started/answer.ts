import "server-only";
import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { freshState, type Notice, type StepState } from "@/components/sign-up/form/form-state";
import { words } from "@/i18n/words";
import { defaultMarket, isMarketCode, type MarketCode, market } from "@/lib/markets";
import { continueAddress, signUpAddress, withQuery } from "@/lib/routing/addresses";
import { knownFields } from "@/lib/sign-up/fields";
import { beginningsOf, charactersIn, type FormValues, honeypotField } from "@/lib/sign-up/form";
import { queryOfPlan } from "@/lib/sign-up/plan";
import { checks, type Problem } from "@/lib/sign-up/rules/check";
import { mostCharacters } from "@/lib/sign-up/rules/limits";
import { type FormName, waitFromQuery } from "@/lib/sign-up/step-state";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import type { RateLimitResult } from "@/server/http/limits";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";
import type { Visit } from "@/server/sign-up/drafts";
import { hold } from "@/server/sign-up/held-answer";

/** A step's form as it was sent: the market it was shown in, its fields, the button pressed, the browser. */
export type Sent = {
  market: MarketCode;
  values: FormValues;
  intent: string;
  /** Whether to go back to the review rather than on. */
  returnsToReview: boolean;
  /** Whether scripts run in the browser. */
  enhanced: boolean;
  visit: Visit;
  /** Any other field. */
  text: (name: string) => string | null;
};

/** A crafted call can hold anything in the place of the form: it is then read as an empty one. */
export function readSent(sent: unknown): Sent {
  const form = sent instanceof FormData ? sent : new FormData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const code = text("market") ?? undefined;
  const language = text("enhanced");
  return {
    market: isMarketCode(code) ? code : defaultMarket,
    values: knownFields(form),
    intent: text("intent") ?? "",
    returnsToReview: text("then") === "review",
    enhanced: language !== null,
    visit: { language, honeypotFilled: Boolean(text(honeypotField)) },
    text,
  };
}

type Answer = Partial<Pick<StepState, "values" | "problems" | "notice" | "focus" | "said" | "leaveFor">> & {
  /** The minutes to wait, where a limit was reached. */
  limited?: number;
};
type Answered = { state: StepState; limited: number | null };
type Failure = "unsaved" | "failed" | "tooMuch";

type Work = {
  form: FormName;
  /** What it answers is shown with the typed values. */
  work: () => Promise<Answer>;
  failure?: Failure;
};

/**
 * Answers a form that was sent. Scripts read the answer; without them it waits for the next view of the form's own
 * page, to which they are led (303), so that no way back asks to send the form again. An answer that cannot wait,
 * because the database is away, is shown at once.
 */
export async function answer(state: StepState, sent: Sent, work: Work): Promise<StepState> {
  const until = Date.now() + timeoutMs.action;
  const answered = await answeredBy(state, sent, work);
  const { state: shown, limited } = answered;
  const { isOwn, calledByScripts } = await requestFacts();
  if (!isOwn || calledByScripts) return shown;
  const held = await withDeadline(holdFor(work.form, sent, answered), Math.max(1, until - Date.now())).catch(
    (error: unknown) => {
      unstable_rethrow(error);
      log("error", "refused form not stored", factsOf(error));
      return null;
    },
  );
  if (held?.ok) redirect(addressOf(work.form, sent) + (shown.focus ? `#${shown.focus}` : ""));
  if (held)
    redirect(addressOf(work.form, sent, waitQuery(work.form, sent, Math.max(held.minutes, limited ?? 0))));
  return shown;
}

function holdFor(
  form: FormName,
  { market: code }: Sent,
  { state, limited }: Answered,
): Promise<RateLimitResult> {
  const { values, problems, notice, said } = state;
  return hold({ form, values: beginningsOf(values), problems, notice, said }, code, limited);
}

function addressOf(
  form: FormName,
  { market: code, returnsToReview }: Sent,
  more: readonly string[] = [],
): string {
  const page = form === "link" ? continueAddress(code) : signUpAddress(code, form);
  return withQuery(page, [...(returnsToReview ? ["then=review"] : []), ...more]);
}

/** What cannot be held is said by the address; the plan fits into it. */
function waitQuery(form: FormName, { values }: Sent, minutes: number): readonly string[] {
  const chosen = form === "plan" ? checks.plan(values) : null;
  return [...queryOfPlan(chosen?.ok ? chosen.answer : undefined), `wait=${minutes}`];
}

async function requestFacts() {
  const request = await headers();
  return { isOwn: isSameOrigin(request), calledByScripts: request.has("next-action") };
}

function isTooMuch({ values }: Sent): boolean {
  return charactersIn(values) > mostCharacters;
}

/**
 * A failure of ours is logged once and answered with words that promise nothing untrue, so that the same press can
 * succeed later.
 */
async function answeredBy(
  state: StepState,
  sent: Sent,
  { work, failure = "unsaved" }: Work,
): Promise<Answered> {
  const shown = ({ limited, ...change }: Answer): Answered => ({
    state: { ...freshState(sent.values), attempt: state.attempt + 1, ...change },
    limited: limited ?? null,
  });
  if (isTooMuch(sent)) return shown({ notice: failureNotice(sent.market, "tooMuch") });
  if (!isSameOrigin(await headers())) return shown({ notice: failureNotice(sent.market, failure) });
  try {
    return shown(await withDeadline(work(), timeoutMs.action));
  } catch (error) {
    unstable_rethrow(error);
    log("error", "sign-up step failed", factsOf(error));
    return shown({ notice: failureNotice(sent.market, failure) });
  }
}

export function failureNotice(code: MarketCode, failure: Failure) {
  const t = words(market(code).locale, "signUp");
  if (failure === "failed") return { title: t("review.failed"), text: t("review.failedText") };
  return { title: t(`${failure}.title`), text: t(`${failure}.text`) };
}

/** It was done too often: says how many minutes to wait. */
export function limited(code: MarketCode, minutes: number): Answer {
  return { notice: waitNotice(code, minutes), limited: minutes };
}

/** The same where the address alone says it: null when it does not. `kept`: whether it names what was chosen, too. */
export function noticeFromQuery(code: MarketCode, query: { wait?: unknown }, kept = false): Notice | null {
  const minutes = waitFromQuery(query.wait);
  return minutes === null ? null : waitNotice(code, minutes, kept);
}

function waitNotice(code: MarketCode, minutes: number, kept = true): Notice {
  const t = words(market(code).locale, "signUp");
  return { title: t("limited.title"), text: t(kept ? "limited.text" : "limited.notKept", { minutes }) };
}

export function withProblems(problems: readonly Problem[]): Answer {
  return { problems };
}

/** Waits for work that is good to have done; its failure is logged and does not stop the visitor. */
export async function orGoOn<T>(work: Promise<T>): Promise<T | undefined> {
  return withDeadline(work, timeoutMs.action).catch((error: unknown) => {
    log("error", "sign-up not begun", factsOf(error));
    return undefined;
  });
}
