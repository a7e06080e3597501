import type { ConfirmationIds } from "@/lib/payments/link";
import { readVerification, type Verification } from "@/lib/payments/verification";

export type Phase =
  | { name: "loading" }
  | { name: "processing"; late: boolean }
  | { name: "unfinished" }
  | { name: "success" }
  /** `mayTryAgain`: the debit came to nothing, and can be set up anew. */
  | { name: "issue"; error: string; details: string; mayTryAgain: boolean };

/** The bank's answer is waited for this long, asked after at this pace; then an e-mail is promised. */
const pollFor = 30_000;
const pollEvery = 3_000;
/** The provider can be a moment behind its payer: so long nobody is told to have left, and so long it is asked on. */
const unfinishedAfter = 6_000;
const watchUnfinishedFor = 60_000;
/** A request that got no answer is repeated so often, after waits that double. */
const retries = 3;

/** Asks the server what has become of the payment until there is something to show for good. */
export async function followVerification(
  ids: ConfirmationIds,
  { hasLeft, show, stop }: { hasLeft: boolean; show: (phase: Phase) => void; stop: AbortSignal },
): Promise<void> {
  const began = Date.now();
  while (!stop.aborted) {
    const answer = await ask(ids, stop);
    if (stop.aborted) return;
    const waited = Date.now() - began;
    const phase = phaseOf(answer, hasLeft ? Number.POSITIVE_INFINITY : waited);
    if (phase.name !== "loading") show(phase);
    if (phase.name === "success" || phase.name === "issue") return;
    if (waited >= (phase.name === "processing" ? pollFor : watchUnfinishedFor)) return;
    await pause(pollEvery, stop);
  }
}

/** What an answer means to somebody who has waited so many milliseconds for it. */
export function phaseOf(answer: Verification | null, waited: number): Phase {
  if (answer?.success) return { name: "success" };
  switch (answer?.status) {
    case "processing":
      return { name: "processing", late: waited >= pollFor };
    case "pending":
      return waited >= unfinishedAfter ? { name: "unfinished" } : { name: "loading" };
    default:
      return {
        name: "issue",
        error: answer?.error ?? answer?.details ?? "",
        details: (answer?.error && answer.details) ?? "",
        mayTryAgain: answer?.status === "cancelled" || answer?.status === "failed",
      };
  }
}

async function ask(ids: ConfirmationIds, stop: AbortSignal): Promise<Verification | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch("/api/verify-gocardless-payment", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ submissionId: ids.submissionId, redirectFlowId: ids.flowId }),
        signal: stop,
      });
      const answer = readVerification(await response.json());
      if (response.status < 500 || attempt === retries) return answer;
    } catch {
      if (stop.aborted || attempt === retries) return null;
    }
    await pause(Math.min(1_000 * 2 ** attempt, 30_000), stop);
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
