"use server";

import { redirect } from "next/navigation";
import type { StepState } from "@/components/flow/form-state";
import { isMarketCode, market, markets } from "@/lib/markets";
import type { Answers } from "@/lib/onboarding/answers";
import { type Checked, checks } from "@/lib/onboarding/check";
import { lastDirectorField, withDirectorAdded, withDirectorRemoved } from "@/lib/onboarding/form";
import { stepAfter, type WizardStep } from "@/lib/onboarding/steps";
import { signUpAddress } from "@/lib/routing/addresses";
import { changeMarket, saveStep, startDraft } from "@/lib/server/onboarding/drafts";
import { answer, orGoOn, readSent, type Sent, wrong } from "./answer";

/** The start screen's button: begins a sign-up in the currency that was chosen. */
export async function startSignUp(form: FormData): Promise<void> {
  const { market: shown } = readSent(form);
  const chosen = markets.find((m) => m.currency === form.get("currency")) ?? market(shown);
  const detected = form.get("geo") === "ip" && chosen.code === shown;
  const start = { market: chosen.code, original: shown, method: detected ? "ip" : "manual" } as const;
  // The first step can begin a sign-up too: a database that is down here need not stop anybody.
  await orGoOn(startDraft(start));
  redirect(signUpAddress(chosen.code, "plan"));
}

/** Step 1's currency buttons. */
export async function changeCurrency(form: FormData): Promise<void> {
  const { market: shown } = readSent(form);
  const to = form.get("to");
  const chosen = typeof to === "string" && isMarketCode(to) ? to : shown;
  await orGoOn(changeMarket(shown, chosen));
  redirect(signUpAddress(chosen, "plan"));
}

export async function savePlan(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  return answer(state, sent, () =>
    saveAndGoOn(sent, "plan", checks.plan(sent.values), (plan) => () => ({ plan })),
  );
}

/** Step 2 decides on the add-on alone: the plan is the one that was saved, whatever the form says. */
export async function saveRollover(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  return answer(state, sent, () =>
    saveAndGoOn(sent, "rollover", checks.plan(sent.values), ({ hasRollover }) => ({ plan }) => ({
      plan: plan && { ...plan, hasRollover },
      rollover: { answered: true },
    })),
  );
}

export async function saveBusiness(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const [intent, row] = sent.intent.split(".");
  return answer(state, sent, async () => {
    if (intent === "add-director") {
      const values = withDirectorAdded(sent.values);
      return { values, focus: lastDirectorField(values) };
    }
    if (intent === "remove-director")
      return { values: withDirectorRemoved(sent.values, Number(row)), focus: "add-director" };
    const checked = checks.business(sent.values, sent.market);
    return saveAndGoOn(sent, "business", checked, (business) => () => ({ business }));
  });
}

export async function saveContact(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  return answer(state, sent, () =>
    saveAndGoOn(sent, "contact", checks.contact(sent.values, sent.market), (contact) => () => ({ contact })),
  );
}

async function saveAndGoOn<T>(
  sent: Sent,
  step: WizardStep,
  checked: Checked<T>,
  change: (answer: T) => (answers: Answers) => Partial<Answers>,
) {
  if (!checked.ok) return wrong(checked.problems);
  const saved = await saveStep(sent.market, step, change(checked.answer), sent.enhanced);
  if (saved.outcome === "tooEarly") redirect(signUpAddress(saved.market, saved.progress.current));
  const done = sent.returns && saved.progress.current === "review";
  redirect(signUpAddress(sent.market, done ? "review" : stepAfter(step)));
}
