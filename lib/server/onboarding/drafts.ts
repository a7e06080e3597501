import "server-only";
import { createDraft, type Draft, findDraft, saveDraft } from "@/db/drafts";
import { type Currency, type MarketCode, market } from "@/lib/markets";
import type { Answers } from "@/lib/onboarding/answers";
import { answersInMarket } from "@/lib/onboarding/change-market";
import type { GeoDetectionMethod } from "@/lib/onboarding/limits";
import { mayVisit, type Progress, progress } from "@/lib/onboarding/progress";
import type { WizardStep } from "@/lib/onboarding/steps";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import type { Wizard } from "@/lib/onboarding/wizard";
import { earliestFirstPayment } from "@/lib/payments/dates";
import { query } from "@/lib/server/database";
import { newToken } from "@/lib/server/token";
import { giveToken, ownerHash } from "./cookie";
import { languageOf, originOfVisitor } from "./origin";

export type { Draft } from "@/db/drafts";

/** The visitor's draft, or null when there is none or it has expired. */
export async function currentDraft(): Promise<Draft | null> {
  const hash = await ownerHash();
  return hash === null ? null : query((db) => findDraft(db, hash));
}

type Start = { market: MarketCode; original: MarketCode; method: GeoDetectionMethod };

/** Begins a sign-up in a market, or moves the one under way there; answers are kept. */
export async function startDraft({ market: to, original, method }: Start): Promise<Draft> {
  const start = {
    market: to,
    originalCurrency: market(original).currency,
    geoDetectionMethod: method,
    currencyOverrideAt: to === original ? null : new Date(),
  };
  const draft = await currentDraft();
  const moved =
    draft &&
    (await query((db) =>
      saveDraft(db, draft.id, { ...start, answers: answersInMarket(readAnswers(draft.answers), to) }),
    ));
  return moved ?? create(start, {});
}

type Saved =
  | { outcome: "saved"; progress: Progress }
  /** An earlier step is still to be answered, or Portfolio closes this one: nothing was saved. */
  | { outcome: "tooEarly"; market: MarketCode; progress: Progress };

/**
 * Saves one step's answers; begins a sign-up when there is none yet. The browser's own language, where scripts
 * could tell it, takes the place of the request's.
 */
export async function saveStep(
  code: MarketCode,
  step: WizardStep,
  change: (answers: Answers) => Partial<Answers>,
  browserLanguage: string | null,
): Promise<Saved> {
  const draft = await currentDraft();
  const answers = readAnswers(draft?.answers);
  const market = draft?.market ?? code;
  const before = progress(answers, market);
  if (!mayVisit(step, before)) return { outcome: "tooEarly", market, progress: before };
  const after = { ...answers, ...change(answers) };
  const spoken = browserLanguage === null ? {} : { submissionLocale: languageOf(browserLanguage) };
  const saved = draft && (await query((db) => saveDraft(db, draft.id, { answers: after, ...spoken })));
  if (!saved) await create(forced(code), after, spoken);
  return { outcome: "saved", progress: progress(after, market) };
}

/** Another currency in step 1: the service country follows, and what no longer fits is asked again. */
export async function changeMarket(from: MarketCode, to: MarketCode): Promise<Draft> {
  const draft = await currentDraft();
  if (!draft) return create({ ...forced(from), market: to, currencyOverrideAt: new Date() }, {});
  const saved = await query((db) =>
    saveDraft(db, draft.id, {
      market: to,
      answers: answersInMarket(readAnswers(draft.answers), to),
      ...(to === draft.market
        ? {}
        : { geoDetectionMethod: "manual" as const, currencyOverrideAt: new Date() }),
    }),
  );
  return saved ?? create({ ...forced(from), market: to, currencyOverrideAt: new Date() }, {});
}

/** What the wizard's pages show; without a draft, the start of one in the market of the address. */
export function wizardOf(
  draft: Draft | null,
  code: MarketCode,
  { now, returnsToReview }: { now: Date; returnsToReview: boolean },
): Wizard {
  const here = market(draft?.market ?? code);
  const answers = readAnswers(draft?.answers);
  return {
    market: here,
    answers,
    progress: progress(answers, here.code),
    version: draft?.version ?? 0,
    returnsToReview,
    firstPaymentOn: earliestFirstPayment(here, now),
  };
}

type Beginning = {
  market: MarketCode;
  originalCurrency: Currency;
  geoDetectionMethod: GeoDetectionMethod;
  currencyOverrideAt: Date | null;
};

/** A market that the route named: nothing was detected. */
function forced(code: MarketCode): Beginning {
  return {
    market: code,
    originalCurrency: market(code).currency,
    geoDetectionMethod: "manual",
    currencyOverrideAt: null,
  };
}

async function create(
  beginning: Beginning,
  answers: Answers,
  spoken: { submissionLocale?: string } = {},
): Promise<Draft> {
  const { token, hash } = newToken();
  const origin = await originOfVisitor();
  const draft = await query((db) =>
    createDraft(db, { ...beginning, ...origin, ...spoken, tokenHash: hash }, answers),
  );
  await giveToken(token);
  return draft;
}
