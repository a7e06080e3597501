import "server-only";
import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import type { StepState } from "@/components/flow/form-state";
import { defaultMarket, isMarketCode, type MarketCode, market } from "@/lib/markets";
import type { Problem } from "@/lib/onboarding/check";
import { charactersIn, type FormValues, formValues, trapField } from "@/lib/onboarding/form";
import type { FormName } from "@/lib/onboarding/held-answer";
import { mostCharacters } from "@/lib/onboarding/limits";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import { withDeadline } from "@/lib/server/deadline";
import { factsOf, log } from "@/lib/server/log";
import type { Visit } from "@/lib/server/onboarding/drafts";
import { hold } from "@/lib/server/onboarding/held-answer";
import { isFromOwnPage } from "@/lib/server/own-page";
import { words } from "@/messages/words";

/** A step's form as it was sent: the market it was shown in, its fields, the button pressed, the browser. */
export type Sent = {
  market: MarketCode;
  values: FormValues;
  intent: string;
  /** Whether to go back to the review rather than on. */
  returns: boolean;
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
    values: formValues(form),
    intent: text("intent") ?? "",
    returns: text("then") === "review",
    enhanced: language !== null,
    visit: { language, trapFilled: Boolean(text(trapField)) },
    text,
  };
}

type Answer = Partial<Pick<StepState, "values" | "problems" | "notice" | "focus" | "said" | "leaveFor">>;
type Failure = "unsaved" | "failed" | "tooMuch";

/** All that a step waits for has this long, so that the visitor is answered within 3 s. */
const patience = 2_700;

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
  const until = Date.now() + patience;
  const answered = await answeredBy(state, sent, work);
  const { isOwn, calledByScripts } = await requestFacts();
  if (!isOwn || calledByScripts || isTooMuch(sent)) return answered;
  const held = await withDeadline(holdFor(work.form, sent, answered), Math.max(1, until - Date.now())).catch(
    (error: unknown) => {
      log("error", "answer not held", factsOf(error));
      return false;
    },
  );
  if (held) redirect(addressOf(work.form, sent) + (answered.focus ? `#${answered.focus}` : ""));
  return answered;
}

function holdFor(form: FormName, { market: code }: Sent, answered: StepState): Promise<boolean> {
  const { values, problems, notice, said } = answered;
  return hold({ form, values, problems, notice, said }, code);
}

function addressOf(form: FormName, { market: code, returns }: Sent): string {
  if (form === "link") return continueAddress(code);
  return signUpAddress(code, form) + (returns ? "?then=review" : "");
}

async function requestFacts() {
  const request = await headers();
  return { isOwn: isFromOwnPage(request), calledByScripts: request.has("next-action") };
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
): Promise<StepState> {
  const shown = (change: Answer): StepState => ({
    attempt: state.attempt + 1,
    values: sent.values,
    problems: [],
    notice: null,
    focus: null,
    said: null,
    leaveFor: null,
    ...change,
  });
  if (isTooMuch(sent)) return shown({ notice: failureNotice(sent.market, "tooMuch") });
  if (!isFromOwnPage(await headers())) return shown({ notice: failureNotice(sent.market, failure) });
  try {
    return shown(await withDeadline(work(), patience));
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
  const t = words(market(code).locale, "signUp");
  return { notice: { title: t("limited.title"), text: t("limited.text", { minutes }) } };
}

export function wrong(problems: readonly Problem[]): Answer {
  return { problems };
}

/** Waits for work that is good to have done; its failure is logged and does not stop the visitor. */
export async function orGoOn<T>(work: Promise<T>): Promise<T | undefined> {
  return withDeadline(work, patience).catch((error: unknown) => {
    log("error", "sign-up not begun", factsOf(error));
    return undefined;
  });
}
