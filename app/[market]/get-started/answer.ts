import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { StepState } from "@/components/flow/form-state";
import { defaultMarket, isMarketCode, type MarketCode, market } from "@/lib/markets";
import type { Problem } from "@/lib/onboarding/check";
import { type FormValues, formValues } from "@/lib/onboarding/form";
import { factsOf, log } from "@/lib/server/log";
import { words } from "@/messages/words";

/** A step's form as it was sent: the market it was shown in, its fields, the button pressed, the language. */
export type Sent = {
  market: MarketCode;
  values: FormValues;
  intent: string;
  /** Whether to go back to the review rather than on. */
  returns: boolean;
  /** The browser's language where scripts run; null without them. */
  enhanced: string | null;
};

export function readSent(form: FormData): Sent {
  const code = form.get("market");
  const intent = form.get("intent");
  const enhanced = form.get("enhanced");
  return {
    market: typeof code === "string" && isMarketCode(code) ? code : defaultMarket,
    values: formValues(form),
    returns: form.get("then") === "review",
    intent: typeof intent === "string" ? intent : "",
    enhanced: typeof enhanced === "string" ? enhanced : null,
  };
}

type Answer = Partial<Pick<StepState, "values" | "problems" | "notice" | "focus" | "leaveFor">>;

/**
 * Runs a step's work on what was sent. What it answers is shown with the typed values; a failure of ours is
 * logged once and answered with words that promise nothing untrue, so that the same press can succeed later.
 */
export async function answer(
  state: StepState,
  sent: Sent,
  work: () => Promise<Answer>,
  failure: "unsaved" | "failed" = "unsaved",
): Promise<StepState> {
  const shown = (change: Answer): StepState => ({
    attempt: state.attempt + 1,
    values: sent.values,
    problems: [],
    notice: null,
    focus: null,
    leaveFor: null,
    ...change,
  });
  try {
    return shown(await work());
  } catch (error) {
    unstable_rethrow(error);
    log("error", "sign-up step failed", factsOf(error));
    return shown({ notice: failureNotice(sent.market, failure) });
  }
}

export function failureNotice(code: MarketCode, failure: "unsaved" | "failed") {
  const t = words(market(code).locale, "signUp");
  return failure === "failed"
    ? { title: t("review.failed"), text: t("review.failedText") }
    : { title: t("unsaved.title"), text: t("unsaved.text") };
}

export function wrong(problems: readonly Problem[]): Answer {
  return { problems };
}

/** Waits for work that is good to have done; its failure is logged and does not stop the visitor. */
export async function orGoOn(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log("error", "sign-up not begun", factsOf(error)));
}
