import type { ConfirmationIds } from "@/lib/payments/link";
import { readVerification, type Verification } from "@/lib/payments/verification";

export type Phase =
  | { name: "loading" }
  | { name: "processing"; late: boolean }
  | { name: "unfinished" }
  | { name: "success" }
  | { name: "issue"; error: string };

/** The bank's answer is waited for this long, asked after at this pace; then an e-mail is promised. */
const pollFor = 30_000;
const pollEvery = 3_000;
/** A payer who came back without finishing: two more looks, since the provider can be a moment behind. */
const unfinishedAfter = 6_000;
/** A request that got no answer is repeated so often, after waits that double. */
const retries = 3;

/** Asks the server what has become of the payment until there is something to show for good. */
export async function followVerification(
  ids: ConfirmationIds,
  show: (phase: Phase) => void,
  stop: AbortSignal,
): Promise<void> {
  const began = Date.now();
  while (!stop.aborted) {
    const answer = await ask(ids, stop);
    if (stop.aborted) return;
    const waited = Date.now() - began;
    if (answer?.success) return show({ name: "success" });
    if (answer?.status === "pending" && waited >= unfinishedAfter) return show({ name: "unfinished" });
    if (answer?.status === "processing" && waited >= pollFor) return show({ name: "processing", late: true });
    if (answer?.status !== "pending" && answer?.status !== "processing")
      return show({ name: "issue", error: answer?.error ?? answer?.details ?? "" });
    if (answer.status === "processing") show({ name: "processing", late: false });
    await pause(pollEvery, stop);
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
