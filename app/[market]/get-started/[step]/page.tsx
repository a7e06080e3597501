import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Unavailable } from "@/components/sign-up/layout/unavailable";
import { ReviewStep } from "@/components/sign-up/review/review-step";
import { BusinessStep } from "@/components/sign-up/steps/business-step";
import { ContactStep } from "@/components/sign-up/steps/contact-step";
import { PlanStep } from "@/components/sign-up/steps/plan-step";
import { RolloverStep } from "@/components/sign-up/steps/rollover-step";
import { marketNamed } from "@/lib/markets";
import { type Edition, editionNamed } from "@/lib/markets/editions";
import type { PageQuery } from "@/lib/routing/query";
import { droppedFromQuery } from "@/lib/sign-up/change-market";
import { type PlanAnswer, planFromQuery } from "@/lib/sign-up/plan";
import { changeFromQuery } from "@/lib/sign-up/review";
import { waitFromQuery } from "@/lib/sign-up/step-state";
import { isWizardStep, type WizardStep } from "@/lib/sign-up/steps";
import { lostFromQuery, type Wizard } from "@/lib/sign-up/wizard";
import { site } from "@/server/env";
import { textsShown } from "@/server/sign-up/contract";
import { companySearch } from "@/server/sign-up/find-company";
import { openStep, wizardOf } from "@/server/sign-up/open-step";
import { editionOf } from "../../edition-of";
import { saveBusiness, saveContact, savePlan, saveRollover } from "../actions";
import { noticeFromQuery } from "../answer";
import { submitReview } from "../submit-action";

type Props = {
  params: Promise<{ market: string; step: string }>;
  searchParams: PageQuery;
};

const actions = {
  plan: savePlan,
  rollover: saveRollover,
  business: saveBusiness,
  contact: saveContact,
  review: submitReview,
};

type Query = Awaited<Props["searchParams"]>;

const pages: Record<WizardStep, (wizard: Wizard, query: Query) => ReactNode | Promise<ReactNode>> = {
  plan: (wizard, query) => (
    <PlanStep
      wizard={withAsked(planFromQuery(query), wizard)}
      site={site()}
      action={actions.plan}
      asked={planFromQuery(query)?.planType}
      dropped={droppedFromQuery(query.dropped)}
      from={editionNamed(query.from)}
    />
  ),
  rollover: (wizard) => <RolloverStep wizard={wizard} site={site()} action={actions.rollover} />,
  business: async (wizard, query) => (
    <BusinessStep
      wizard={wizard}
      action={actions.business}
      find={await companySearch(wizard, query)}
      site={site()}
    />
  ),
  contact: (wizard) => <ContactStep wizard={wizard} action={actions.contact} />,
  review: (wizard, query) => (
    <ReviewStep
      wizard={wizard}
      site={site()}
      action={actions.review}
      terms={textsShown(wizard.edition, wizard.answers)}
      changed={changeFromQuery(query, wizard.version)}
    />
  ),
};

/** A step of the wizard. Redirects to the first unfinished step if that comes before this one. */
export default async function StepPage({ params, searchParams }: Props) {
  const { step } = await params;
  if (!isWizardStep(step)) notFound();
  const query = await searchParams;
  const edition = await editionOf({ params });
  const arrival = {
    returnsToReview: query.then === "review",
    explains: query.check === "1",
    lost: lostFromQuery(query.lost),
    begun: query.begun === "1",
    asked: planFromQuery(query),
    wait: waitFromQuery(query.wait),
    askedFor: editionNamed(query.asked),
    sentFrom: editionNamed(query.sent),
    answersForm: await isAnswerToForm(),
    start: startFromQuery(query, edition),
  };
  const wizard = await openStep(edition, step, arrival);
  if (wizard) {
    const isRequestedPlan = step === "plan" && arrival.asked !== undefined;
    const notice = noticeFromQuery(wizard.edition, query, isRequestedPlan);
    return pages[step]({ ...wizard, notice }, query);
  }
  if (needsNoAnswers.has(step) && arrival.answersForm)
    return pages[step](wizardOf(null, edition, step, arrival), {});
  const { returnsToReview } = arrival;
  return (
    <Unavailable edition={edition} step={step} returnsToReview={returnsToReview} action={actions[step]} />
  );
}

function startFromQuery(query: Query, edition: Edition) {
  if (marketNamed(query.market)?.code !== edition.code) return null;
  return { edition: editionNamed(query.from) ?? edition, query: `market=${edition.code}` };
}

/** A plan in the query string, as a landing page's form sends it, overrides the saved one. */
function withAsked(plan: PlanAnswer | undefined, wizard: Wizard): Wizard {
  return plan ? { ...wizard, answers: { ...wizard.answers, plan } } : wizard;
}

/** Steps whose form can be shown from the request alone, when the database is unreachable. */
const needsNoAnswers: ReadonlySet<WizardStep> = new Set(["plan", "business", "contact"]);

/** True for a form posted without scripts: Next renders the page as the response. */
async function isAnswerToForm(): Promise<boolean> {
  return (await headers()).get("content-type")?.startsWith("multipart/form-data") ?? false;
}
