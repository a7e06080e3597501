import type { Submission } from "@/db/queries/submissions";
import { dateIn } from "@/lib/dates";
import { type Edition, editionOn } from "@/lib/markets/editions";
import { paymentStates } from "@/lib/payments/states";
import { readAnswers } from "@/lib/sign-up/answers";
import { progress } from "@/lib/sign-up/progress";
import type { EarlierSignUp } from "@/lib/sign-up/wizard";
import { factsOf, log } from "@/server/logging/log";
import { confirmationAddress } from "@/server/payments/links";
import {
  currentDraft,
  currentSubmission,
  type Draft,
  finalSubmission,
  hasMovedToOtherDevice,
} from "./drafts";

export async function resumable(page: Edition): Promise<EarlierSignUp | null> {
  try {
    const draft = await currentDraft();
    const final = draft && (await finalSubmission(draft));
    if (final) return finished(final);
    if (draft && readAnswers(draft.answers).plan) return underWay(draft, page);
    const bought = await currentSubmission();
    if (bought) return finished(bought);
    return !draft && (await hasMovedToOtherDevice()) ? { kind: "moved" } : null;
  } catch (error) {
    log("error", "draft not read", factsOf(error));
    return null;
  }
}

async function finished({ id, businessName, paymentStatus }: Submission): Promise<EarlierSignUp> {
  const { debit } = paymentStates[paymentStatus];
  return { kind: "finished", businessName, debit, confirmation: await confirmationAddress(id) };
}

function underWay(draft: Draft, page: Edition): EarlierSignUp {
  const here = editionOn(page, draft);
  const step = progress(readAnswers(draft.answers), draft.market).current;
  return { kind: "underWay", edition: here, step, keptUntil: dateIn(here.timeZone, draft.expiresAt) };
}
