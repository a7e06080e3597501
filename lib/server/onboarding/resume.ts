import "server-only";
import { market } from "@/lib/markets";
import { progress } from "@/lib/onboarding/progress";
import type { Resumable } from "@/lib/onboarding/resumable";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { dateIn } from "@/lib/payments/dates";
import { factsOf, log } from "@/lib/server/log";
import { confirmationAddress } from "@/lib/server/payments/confirmation";
import { currentDraft } from "./drafts";
import { isFinal } from "./final";

/** What the start screen says of an earlier visit; null when there is nothing, or it cannot be reached just now. */
export async function resumable(): Promise<Resumable | null> {
  try {
    const draft = await currentDraft();
    if (!draft) return null;
    const answers = readAnswers(draft.answers);
    const here = market(draft.market);
    if (draft.submissionId && (await isFinal(draft)))
      return {
        kind: "finished",
        businessName: answers.business?.businessName ?? "",
        confirmation: await confirmationAddress(draft.submissionId),
      };
    if (!answers.plan) return null;
    return {
      kind: "underWay",
      market: here,
      step: progress(answers, here.code).current,
      keptUntil: dateIn(here.timeZone, draft.expiresAt),
    };
  } catch (error) {
    log("error", "draft not read", factsOf(error));
    return null;
  }
}
