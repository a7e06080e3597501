import type { ConfirmationIds } from "@/lib/payments/link";
import { readVerification, type Verification } from "@/lib/payments/verification";
import { requestIdNames, verifyPaymentAddress } from "@/lib/routing/addresses";

export type Phase =
  /** `noAnswer`: the call failed and is being retried. */
  | { name: "loading"; noAnswer: boolean }
  | { name: "processing"; late: boolean }
  | { name: "unfinished" }
  | { name: "success" }
  /** `hasFailed`: the bank refused it; `mayTryAgain`: it failed or ended, and can be set up again; `mayAskAgain`: the result is unknown. */
  | {
      name: "issue";
      error: string;
      details: string;
      hasFailed: boolean;
      mayTryAgain: boolean;
      mayAskAgain: boolean;
    };

/** For how long a processing payment is polled, and how often, in milliseconds. After that the page promises an e-mail. */
const pollFor = 30_000;
const pollEvery = 3_000;
/**
 * After how many milliseconds a payment counts as unfinished, and for how long it is polled then: the provider may report an
 * approval late.
 */
const unfinishedAfter = 6_000;
const watchUnfinishedFor = 60_000;
/** How often a failed call is retried, and milliseconds before the first retry. Each further delay doubles. */
const retries = 3;
const firstRetryAfter = 500;
/** Longer than the 3 s within which the server answers. */
const requestTimeoutMs = 4_000;

/** `lang`: of the page, for texts of errors. */
type Follow = { lang: string; hasLeft: boolean; show: (phase: Phase) => void; stop: AbortSignal };

/** Polls the state of the payment until it is final. */
export async function followVerification(
  ids: ConfirmationIds,
  { lang, hasLeft, show, stop }: Follow,
): Promise<void> {
  const began = performance.now();
  let currentPhase: Phase["name"] = "loading";
  const onNoAnswer = () => {
    if (currentPhase === "loading") show({ name: "loading", noAnswer: true });
  };
  while (!stop.aborted) {
    const answer = await ask(ids, { lang, stop, onNoAnswer });
    if (stop.aborted) return;
    const waited = performance.now() - began;
    const phase = phaseOf(answer, hasLeft ? Number.POSITIVE_INFINITY : waited);
    currentPhase = phase.name;
    show(phase);
    if (phase.name === "success" || phase.name === "issue") return;
    if (waited >= (phase.name === "processing" ? pollFor : watchUnfinishedFor)) return;
    await pause(pollEvery, stop);
  }
}

/** The phase to show for an answer, after `waited` milliseconds. */
export function phaseOf(answer: Verification | null, waited: number): Phase {
  if (answer?.success) return { name: "success" };
  switch (answer?.status) {
    case "processing":
      return { name: "processing", late: waited >= pollFor };
    case "pending":
      return waited >= unfinishedAfter ? { name: "unfinished" } : { name: "loading", noAnswer: false };
    default:
      return {
        name: "issue",
        error: answer?.error ?? answer?.details ?? "",
        details: (answer?.error && answer.details) ?? "",
        hasFailed: answer?.status === "failed",
        mayTryAgain: answer?.status === "cancelled" || answer?.status === "failed",
        mayAskAgain: answer === null,
      };
  }
}

/** Asks the server, with retries; null after the last. Calls `onNoAnswer` after each failure. */
async function ask(
  ids: ConfirmationIds,
  { lang, stop, onNoAnswer }: Pick<Follow, "lang" | "stop"> & { onNoAnswer: () => void },
): Promise<Verification | null> {
  for (let attempt = 0; ; attempt += 1) {
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(), requestTimeoutMs);
    try {
      const response = await fetch(verifyPaymentAddress, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": lang },
        body: JSON.stringify({ submissionId: ids.submissionId, [requestIdNames.body]: ids.requestId }),
        signal: request.signal,
      });
      const answer = readVerification(await response.json());
      if (response.status < 500 || attempt === retries) return answer;
    } catch {
      if (stop.aborted || attempt === retries) return null;
    } finally {
      clearTimeout(timer);
    }
    onNoAnswer();
    await pause(firstRetryAfter * 2 ** attempt, stop);
  }
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
