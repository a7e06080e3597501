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
import { mayVisit, type Progress, progress } from "@/lib/sign-up/progress";
import type { WizardStep } from "@/lib/sign-up/steps";
import { query } from "@/server/database";
import { rateLimit } from "@/server/http/limits";
import { extendDraftCookie, ownerHash, purchaseHash } from "../http/cookies";
import { create, forced, languageOf } from "./begin";
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
  const moved = goesOn ? await change(draft, (current) => inMarket(current, to)) : null;
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

type SaveResult =
  /** `stale`: nothing was saved, because the draft is no longer at `overVersion`. */
  | ReturnType<typeof savedAs>
  /** Nothing was saved: an earlier step is unanswered, or the plan is Portfolio, which closes the later steps. */
  | { outcome: "tooEarly"; edition: Edition; progress: Progress; lost: boolean }
  | Limited;

type Limited = { outcome: "limited"; minutes: number };

type StepChange = {
  step: WizardStep;
  shownIn: Edition;
  /** The edition from whose page the sign-up was opened in another currency. */
  from?: Edition | null;
  answer: (answers: Answers) => Partial<Answers>;
  moveTo?: MarketCode | undefined;
  /** Saves only if the draft is still at this version (the number as text, as the form sent it). */
  overVersion?: string | undefined;
};

type Facts = { submissionLocale?: string; honeypotFilled?: boolean };

/** Saves a step. Begins a sign-up if there is none, but redirects if this browser's last one moved or is paid for. */
export async function saveStep(asked: StepChange, visit: Visit): Promise<SaveResult> {
  const { step, shownIn, answer, moveTo, overVersion } = asked;
  const earlyExit: { stop?: SaveResult } = {};
  const facts: Facts = {
    ...(visit.language === null ? {} : { submissionLocale: languageOf(visit.language) }),
    ...(visit.honeypotFilled ? { honeypotFilled: true } : {}),
  };
  const opened = await currentDraft();
  const saved =
    opened &&
    (await change(opened, (draft) => {
      if (overVersion !== undefined && overVersion !== String(draft.version)) {
        earlyExit.stop = savedAs("stale", draft, shownIn);
        return null;
      }
      const answers = readAnswers(draft.answers);
      const reached = progress(answers, draft.market);
      if (!mayVisit(step, reached)) {
        earlyExit.stop = {
          outcome: "tooEarly",
          edition: editionOn(shownIn, draft),
          progress: reached,
          lost: false,
        };
        return null;
      }
      const answered = { ...answers, ...answer(answers) };
      const edition = moveTo ? editionFor(moveTo, shownIn) : editionOn(shownIn, draft);
      return {
        answers: answered,
        edition: edition.segment,
        ...facts,
        ...inMarket({ ...draft, answers: answered }, edition),
      };
    }));
  if (earlyExit.stop) return earlyExit.stop;
  if (saved && "outcome" in saved) return saved;
  if (saved) return savedAs("saved", saved, shownIn, { dropped: droppedFrom(opened, saved) });
  return beginWith(asked, facts);
}

async function beginWith(asked: StepChange, facts: Facts): Promise<SaveResult> {
  const { step, shownIn, answer, moveTo } = asked;
  await redirectIfMoved(shownIn);
  const reached = progress({}, shownIn.code);
  if (!mayVisit(step, reached))
    return { outcome: "tooEarly", edition: shownIn, progress: reached, lost: true };
  const allowed = await rateLimit("begin_sign_up");
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const original = asked.from ?? shownIn;
  const { code, segment } = editionFor(moveTo ?? shownIn.code, shownIn);
  const overridden = code === original.code ? {} : { market: code, currencyOverrideAt: new Date() };
  const beginning = { ...forced(original), ...overridden, edition: segment, ...facts };
  return savedAs("saved", await create(beginning, answer({})), shownIn, { begun: true });
}

function savedAs(
  outcome: "saved" | "stale",
  draft: Draft,
  shownIn: Edition,
  { begun = false, dropped = [] }: { begun?: boolean; dropped?: readonly Dropped[] } = {},
) {
  const { market, answers, version } = draft;
  const edition = editionOn(shownIn, draft);
  return { outcome, edition, progress: progress(readAnswers(answers), market), version, begun, dropped };
}

async function change(
  draft: Draft,
  how: (draft: Draft) => DraftChange | null,
): Promise<Draft | Limited | null> {
  const allowed = await rateLimit("save_step", [draft.id]);
  if (!allowed.ok) return { outcome: "limited", minutes: allowed.minutes };
  const hash = await ownerHash();
  if (hash === null) return null;
  const changed = await query((db) => changeDraft(db, hash, how, draft));
  if (changed) await extendDraftCookie();
  return changed;
}
