import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BusinessStep } from "@/components/flow/business-step";
import { ContactStep } from "@/components/flow/contact-step";
import { PlanStep } from "@/components/flow/plan-step";
import { ReviewStep } from "@/components/flow/review-step";
import { RolloverStep } from "@/components/flow/rollover-step";
import { Unavailable } from "@/components/flow/unavailable";
import { market, marketFromPath } from "@/lib/markets";
import { type PlanAnswer, planFromQuery } from "@/lib/onboarding/answers";
import { isWizardStep, type WizardStep } from "@/lib/onboarding/steps";
import type { Wizard } from "@/lib/onboarding/wizard";
import { signUpAddress } from "@/lib/routing/addresses";
import { openStep } from "@/lib/server/onboarding/open-step";
import { site } from "@/lib/server/site";
import { changeCurrency, saveBusiness, saveContact, savePlan, saveRollover } from "../actions";
import { submitReview } from "../submit-action";

type Props = {
  params: Promise<{ market: string; step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const pages: Record<WizardStep, (wizard: Wizard, changed: boolean) => ReactNode> = {
  plan: (wizard) => (
    <PlanStep wizard={wizard} site={site()} action={savePlan} changeCurrency={changeCurrency} />
  ),
  rollover: (wizard) => <RolloverStep wizard={wizard} site={site()} action={saveRollover} />,
  business: (wizard) => <BusinessStep wizard={wizard} action={saveBusiness} />,
  contact: (wizard) => <ContactStep wizard={wizard} action={saveContact} />,
  review: (wizard, changed) => (
    <ReviewStep wizard={wizard} site={site()} action={submitReview} changed={changed} />
  ),
};

/** A step of the wizard: its own address, sent to the first unfinished step when one before it is not answered. */
export default async function StepPage({ params, searchParams }: Props) {
  const { market: segment, step } = await params;
  if (!isWizardStep(step)) notFound();
  const { then, changed, ...query } = await searchParams;
  const here = market(marketFromPath(`/${segment}`));
  const wizard = await openStep(here.code, step, then === "review");
  if (wizard === null) return <Unavailable market={here} again={signUpAddress(here.code, step)} />;
  return pages[step](step === "plan" ? withAsked(planFromQuery(query), wizard) : wizard, changed === "1");
}

/** A plan that the way here names, a landing page's form for one, stands chosen before what was saved. */
function withAsked(plan: PlanAnswer | undefined, wizard: Wizard): Wizard {
  return plan ? { ...wizard, answers: { ...wizard.answers, plan } } : wizard;
}
