import "server-only";
import { redirect, unstable_rethrow } from "next/navigation";
import type { MarketCode } from "@/lib/markets";
import { mayVisit } from "@/lib/onboarding/progress";
import type { WizardStep } from "@/lib/onboarding/steps";
import type { Wizard } from "@/lib/onboarding/wizard";
import { signUpAddress } from "@/lib/routing/addresses";
import { factsOf, log } from "@/lib/server/log";
import { currentDraft, wizardOf } from "./drafts";

/**
 * The wizard as a step's page shows it. Leads to the draft's own market, and to the first unfinished step when
 * one before this is not answered. Null when the saved answers cannot be reached just now.
 */
export async function openStep(
  code: MarketCode,
  step: WizardStep,
  returnsToReview: boolean,
): Promise<Wizard | null> {
  try {
    const draft = await currentDraft();
    if (draft && draft.market !== code) redirect(signUpAddress(draft.market, step));
    const wizard = wizardOf(draft, code, { now: new Date(), returnsToReview });
    if (!mayVisit(step, wizard.progress)) redirect(signUpAddress(code, wizard.progress.current));
    return wizard;
  } catch (error) {
    unstable_rethrow(error);
    log("error", "draft not read", factsOf(error));
    return null;
  }
}
