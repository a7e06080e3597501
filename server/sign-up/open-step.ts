import { redirect, unstable_rethrow } from "next/navigation";
import { markFrenchShown } from "@/db/queries/drafts";
import { firstContact } from "@/i18n/follow-up";
import { dateIn } from "@/lib/dates";
import { likelyFirstPayment } from "@/lib/dates/working-days";
import { type Edition, editionOn } from "@/lib/markets/editions";
import { signUpAddress, withQuery } from "@/lib/routing/addresses";
import { readAnswers } from "@/lib/sign-up/answers";
import { frenchFirst } from "@/lib/sign-up/french-first";
import { type PlanAnswer, queryOfPlan } from "@/lib/sign-up/plan";
import { mayVisit, progress } from "@/lib/sign-up/progress";
import { storedProblems } from "@/lib/sign-up/rules/check";
import { keptForm } from "@/lib/sign-up/step-state";
import { hasTextFields, type WizardStep } from "@/lib/sign-up/steps";
import type { Lost, Wizard } from "@/lib/sign-up/wizard";
import { query } from "@/server/database";
import { site } from "@/server/env";
import { holdsDraftKey } from "@/server/http/cookies";
import { factsOf, log } from "@/server/logging/log";
import { confirmationAddress } from "@/server/payments/links";
import { currentDraft, type Draft, finalSubmission, redirectIfMoved } from "./drafts";
import { takeRefusedAnswer } from "./refused-answer";
import { warningsAbout } from "./warnings";

export type Arrival = {
  returnsToReview: boolean;
  explains: boolean;
  lost: Lost | null;
  begun: boolean;
  /** Edition and query of the start screen, if the landing page's form opened this step in a market. */
  start?: { edition: Edition; query: string } | null;
  asked?: PlanAnswer | undefined;
  /** The edition in the address that led here. */
  askedFor?: Edition | null;
  /** The edition of the form that led here from another market. */
  sentFrom?: Edition | null;
  /** Whether the page is the response to its own form, which was sent without scripts. */
  answersForm?: boolean;
  wait?: number | null;
};

/** Redirects if the step may not be opened. Null if the saved answers cannot be read, since the database is away. */
export async function openStep(edition: Edition, step: WizardStep, arrival: Arrival): Promise<Wizard | null> {
  const returns = arrival.returnsToReview ? ["then=review"] : [];
  const wait = arrival.wait ? [`wait=${arrival.wait}`] : [];
  const chosen = [...queryOfPlan(arrival.asked), ...wait];
  try {
    const draft = await currentDraft();
    const { start } = arrival;
    const final = draft && (await finalSubmission(draft));
    // What was typed has no draft to be kept with.
    if ((!draft || final) && arrival.answersForm && hasTextFields(step))
      return wizardOf(null, edition, step, arrival);
    // The start screen offers the earlier sign-up first, and can move it to the chosen market.
    if (start && draft && (final || draft.market !== edition.code))
      redirect(withQuery(signUpAddress(start.edition), [start.query]));
    if (final) redirect(await confirmationAddress(final.id));
    if (draft && arrival.begun) redirect(signUpAddress(editionOn(edition, draft), step));
    if (draft && draft.market !== edition.code) {
      const asked = `asked=${edition.segment}`;
      redirect(withQuery(signUpAddress(editionOn(edition, draft), step), [...returns, ...chosen, asked]));
    }
    if (!draft)
      await redirectIfMoved(start?.edition ?? edition, [...(start ? [start.query] : []), ...chosen]);
    const wizard = wizardOf(draft, edition, step, arrival);
    if (mayVisit(step, wizard.progress)) {
      if (step === "review" && draft?.frenchShownAt === null && frenchFirst(wizard.edition, wizard.answers))
        await query((db) => markFrenchShown(db, draft.id));
      return {
        ...wizard,
        refusedAnswer: draft && (await takeRefusedAnswer(draft, step)),
        warnings: await warningsAbout(wizard.answers, edition.code, step),
      };
    }
    const { current } = wizard.progress;
    if (!draft) redirect(`${signUpAddress(edition, current)}?lost=${await whyLost(arrival.begun)}`);
    const wrong = storedProblems(current, wizard.answers, edition.code).length > 0;
    const notices = [...wait, ...(wizard.askedFor ? [`asked=${wizard.askedFor.segment}`] : [])];
    const explains = wrong || notices.length === 0 ? ["check=1"] : [];
    return redirect(withQuery(signUpAddress(edition, current), [...explains, ...notices]));
  } catch (error) {
    unstable_rethrow(error);
    log("error", "draft not read", factsOf(error));
    return null;
  }
}

async function whyLost(begun: boolean): Promise<Lost> {
  if (begun) return "cookie";
  return (await holdsDraftKey()) ? "expired" : "answers";
}

export function wizardOf(
  draft: Draft | null,
  edition: Edition,
  step: WizardStep,
  { returnsToReview, explains, lost, askedFor, sentFrom }: Arrival,
  now = new Date(),
): Wizard {
  const here = draft ? editionOn(edition, draft) : edition;
  const answers = readAnswers(draft?.answers);
  const reached = progress(answers, here.code);
  const fromOtherMarket = (from: Edition | null | undefined) =>
    draft && from && from.code !== here.code ? from : null;
  return {
    edition: here,
    answers,
    progress: reached,
    version: draft?.version ?? 0,
    returnsToReview,
    problems: explains ? storedProblems(step, answers, here.code) : [],
    refusedAnswer: null,
    notice: null,
    warnings: [],
    lost: draft === null ? lost : null,
    askedFor: fromOtherMarket(askedFor),
    sentFrom: fromOtherMarket(sentFrom),
    comesFirst: explains && step === reached.current && step !== "review",
    typedIsKept: keptForm(draft?.refusedAnswer) !== null,
    keptUntil: draft?.expiresAt.getTime() ?? null,
    today: dateIn(here.timeZone, now),
    firstPaymentOn: likelyFirstPayment(here, now),
    contact: firstContact(here, site(), now),
  };
}
