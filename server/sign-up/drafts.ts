import { redirect } from "next/navigation";
import { changeDraft, type Draft, type DraftChange, findDraft } from "@/db/queries/drafts";
import { hasDraftMoved } from "@/db/queries/links";
import { findFinalSubmission, findSubmissionOfOwner, type Submission } from "@/db/queries/submissions";
import type { GeoDetectionMethod } from "@/lib/geo/detect";
import type { MarketCode } from "@/lib/markets";
import { type Edition, editionFor, editionOn } from "@/lib/markets/editions";
import { continueAddress, signUpAddress, withQuery } from "@/lib/routing/addresses";
import { type Answers, readAnswers } from "@/lib/sign-up/answers";
import type { Dropped } from "@/lib/sign-up/change-market";
import { queryOfPlan } from "@/lib/sign-up/plan";
import { mayVisit, type Progress, progress } from "@/lib/sign-up/progress";
import { readRefusedAnswer } from "@/lib/sign-up/step-state";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Ended } from "@/lib/sign-up/wizard";
import { query } from "@/server/database";
import { rateLimit } from "@/server/http/limits";
import { chosenEdition, extendDraftCookie, holdsDraftKey, ownerHash, purchaseHash } from "../http/cookies";
import { create, firstLanguage, forced } from "./begin";
import { droppedFrom, inMarket } from "./market-change";

export type { Draft } from "@/db/queries/drafts";

export async function currentDraft(): Promise<Draft | null> {
  const hash = await ownerHash();
  return hash === null ? null : query((db) => findDraft(db, hash));
}

/** Whether this browser's draft was moved to another browser and still exists there. */
export async function hasMovedToOtherDevice(): Promise<boolean> {
  const hash = await ownerHash();
  return hash !== null && query((db) => hasDraftMoved(db, hash));
}

export async function currentSubmission(): Promise<Submission | null> {
  const hash = await purchaseHash();
  return hash === null ? null : query((db) => findSubmissionOfOwner(db, hash));
}

/** The draft's submission once its debit is set up or under way, so that nothing may change; else null. */
export async function finalSubmission({ submissionId }: Draft): Promise<Submission | null> {
  return submissionId ? query((db) => findFinalSubmission(db, submissionId)) : null;
}

/** Redirects a browser whose sign-up has moved or is paid for. It can begin another one on the start screen only. */
export async function redirectIfMoved(edition: Edition, query: readonly string[] = []): Promise<void> {
  if (await hasMovedToOtherDevice()) redirect(continueAddress(edition));
  if (await currentSubmission()) redirect(withQuery(signUpAddress(edition), query));
}

type Start = { edition: Edition; original: Edition; method: GeoDetectionMethod };

type BeginResult = { outcome: "begun"; dropped: readonly Dropped[] } | Limited;

/** Begins a sign-up, or moves the unfinished one to the market. A finished one is left as it is. */
export async function beginSignUp({ edition: to, original, method }: Start): Promise<BeginResult> {
  const draft = await currentDraft();
  const goesOn = draft !== null && (await finalSubmission(draft)) === null;
  if (goesOn && draft.market === to.code) return { outcome: "begun", dropped: [] };
  const moved = goesOn ? await change(draft, null, (current) => inMarket(current, to)) : null;
  if (draft && moved !== null)
    return "outcome" in moved ? moved : { outcome: "begun", dropped: droppedFrom(draft, moved) };
  const allowed = await rateLimit("begin_sign_up");
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const beginning = {
    market: to.code,
    edition: to.segment,
    originalCurrency: original.currency,
    geoDetectionMethod: method,
    currencyOverrideAt: to.code === original.code ? null : new Date(),
  };
  await create(beginning, {});
  return { outcome: "begun", dropped: [] };
}

export type Visit = {
  language: string | null;
  honeypotFilled: boolean;
};

type SaveResult = ReturnType<typeof savedAs> | NotSaved;

/**
 * Why a step cannot be saved, whatever its answer.
 * `ended`: this browser has no sign-up that can change.
 * `otherMarket`: the sign-up has moved to another market since the form was shown.
 * `tooEarly`: an earlier step is unanswered, or the plan is Portfolio, which closes the later steps.
 * `stale`: the draft is no longer at `overVersion`.
 */
type Obstacle =
  | { outcome: "ended" }
  | { outcome: "otherMarket" | "tooEarly" | "stale"; edition: Edition; progress: Progress };

type Limited = { outcome: "limited"; minutes: number };

export type NotSaved = Obstacle | Limited;

type ShownStep = {
  step: WizardStep;
  shownIn: Edition;
  /** Saves only if the draft is still at this version (the number as text, as the form sent it). */
  overVersion?: string | undefined;
};

type StepChange = ShownStep & {
  /** The edition from whose page the sign-up was opened in another currency. */
  from?: Edition | null;
  answer: (answers: Answers) => Partial<Answers>;
  moveTo?: MarketCode | undefined;
};

type VisitFields = { submissionLocale?: string; honeypotFilled?: boolean };

/** Saves a step. Begins a sign-up if there is none, but redirects if this browser's last one moved or is paid for. */
export async function saveStep(asked: StepChange, visit: Visit): Promise<SaveResult> {
  const { step, shownIn, from = null, answer, moveTo } = asked;
  const declined: { obstacle?: Obstacle } = {};
  const visitFields: VisitFields = {
    ...(visit.language === null ? {} : { submissionLocale: firstLanguage(visit.language) }),
    ...(visit.honeypotFilled ? { honeypotFilled: true } : {}),
  };
  const chosen = await chosenEdition();
  const opened = await currentDraft();
  if (opened && (await finalSubmission(opened))) return { outcome: "ended" };
  const saved =
    opened &&
    (await change(opened, step, (draft) => {
      const obstacle = moveTo ? null : obstacleIn(draft, asked);
      if (obstacle) {
        declined.obstacle = obstacle;
        return null;
      }
      const answers = readAnswers(draft.answers);
      const answered = { ...answers, ...answer(answers) };
      const edition = moveTo ? editionFor(moveTo, shownIn, from, chosen) : editionOn(shownIn, draft);
      return {
        answers: answered,
        edition: edition.segment,
        ...visitFields,
        ...inMarket({ ...draft, answers: answered }, edition),
      };
    }));
  if (declined.obstacle) return declined.obstacle;
  if (saved && "outcome" in saved) return saved;
  if (saved) return savedAs(saved, shownIn, { dropped: droppedFrom(opened, saved) });
  return beginWith(asked, visitFields);
}

/** Null if the step can be saved with a valid answer. */
export async function obstacleTo(shown: ShownStep): Promise<Obstacle | null> {
  const draft = await currentDraft();
  if (!draft) return shown.step === "plan" ? null : { outcome: "ended" };
  return (await finalSubmission(draft)) ? { outcome: "ended" } : obstacleIn(draft, shown);
}

/** As `obstacleTo`, for a draft that was read. */
export function obstacleIn(draft: Draft, { step, shownIn, overVersion }: ShownStep): Obstacle | null {
  const at = placeOf(draft, shownIn);
  if (draft.market !== shownIn.code) return { outcome: "otherMarket", ...at };
  if (!mayVisit(step, at.progress)) return { outcome: "tooEarly", ...at };
  const isStale = overVersion !== undefined && overVersion !== String(draft.version);
  return isStale ? { outcome: "stale", ...at } : null;
}

/** `keptUntil`: until when the page said that the answers are kept, in milliseconds; null if there were none. */
export async function whyEnded(keptUntil: number | null): Promise<Ended> {
  if (await hasMovedToOtherDevice()) return "moved";
  const draft = await currentDraft();
  if (draft ? await finalSubmission(draft) : await currentSubmission()) return "finished";
  if ((await holdsDraftKey()) || (keptUntil !== null && Date.now() >= keptUntil)) return "expired";
  return keptUntil === null ? "answers" : "cookie";
}

async function beginWith(asked: StepChange, visitFields: VisitFields): Promise<SaveResult> {
  const { step, shownIn, answer, moveTo } = asked;
  if (step !== "plan") return { outcome: "ended" };
  await redirectIfMoved(shownIn, queryOfPlan(answer({}).plan));
  const allowed = await rateLimit("begin_sign_up");
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const original = asked.from ?? shownIn;
  const { code, segment } = editionFor(moveTo ?? shownIn.code, shownIn, original);
  const overridden = code === original.code ? {} : { market: code, currencyOverrideAt: new Date() };
  const beginning = { ...forced(original), ...overridden, edition: segment, ...visitFields };
  return savedAs(await create(beginning, answer({})), shownIn, { begun: true });
}

function savedAs(
  draft: Draft,
  shownIn: Edition,
  { begun = false, dropped = [] }: { begun?: boolean; dropped?: readonly Dropped[] },
) {
  return {
    outcome: "saved" as const,
    ...placeOf(draft, shownIn),
    version: draft.version,
    begun,
    dropped,
  };
}

function placeOf(draft: Draft, shownIn: Edition) {
  return {
    edition: editionOn(shownIn, draft),
    progress: progress(readAnswers(draft.answers), draft.market),
  };
}

async function change(
  draft: Draft,
  step: WizardStep | null,
  how: (draft: Draft) => DraftChange | null,
): Promise<Draft | Limited | null> {
  const allowed = await rateLimit("save_step", [draft.id]);
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const hash = await ownerHash();
  if (hash === null) return null;
  // The step's refused answer ends. Another one is left out, not written again: another tab may be storing one.
  const withoutRefused = (current: Draft) => {
    const wanted = how(current);
    const isOfStep = step !== null && readRefusedAnswer(current.refusedAnswer, step) !== null;
    return wanted && isOfStep ? { ...wanted, refusedAnswer: null } : wanted;
  };
  const changed = await query((db) => changeDraft(db, hash, withoutRefused, draft));
  if (changed) await extendDraftCookie();
  return changed;
}
