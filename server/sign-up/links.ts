import { randomUUID } from "node:crypto";
import { findLink, openLink, orderLink } from "@/db/queries/links";
import { findSubmission } from "@/db/queries/submissions";
import { dateIn } from "@/lib/dates";
import { market } from "@/lib/markets";
import { editionOfDraft } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { planAddress } from "@/lib/routing/plan-address";
import { readAnswers } from "@/lib/sign-up/answers";
import type { LinkPage } from "@/lib/sign-up/link";
import { progress } from "@/lib/sign-up/progress";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { maySee } from "@/server/confirmation/view";
import { query } from "@/server/database";
import type { RateLimitResult } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { continueLink } from "@/server/mail/mails/continue-link";
import { openAgain } from "@/server/payments/open";
import { hashToken, newToken } from "@/server/token";
import { purchaseKeyOr, setDraftCookie, setPurchaseKey } from "../http/cookies";
import { currentDraft, type Draft, hasMovedToOtherDevice } from "./drafts";
import { takeRefusedAnswer } from "./refused-answer";

export async function linkPage(key: string | null): Promise<LinkPage> {
  try {
    return await (key === null ? ownAnswers() : behind(key));
  } catch (error) {
    log("error", "draft not read", factsOf(error));
    return { state: "unreachable" };
  }
}

/** The draft's edition, which is stored too, is that of the mail. */
export async function sendLink({ id, edition }: Draft, email: string): Promise<RateLimitResult> {
  const allowed = await rateLimit("email_link", [id, normalizedEmail(email)]);
  if (!allowed.ok) return allowed;
  const mail = continueLink.entry(randomUUID(), { draftId: id });
  await query((db) => orderLink(db, id, { email, edition, mail }));
  wakeWorker();
  return allowed;
}

/** The secret is rendered into the page, so that a second press of 'Continue here' sends the same one. */
export function tokenForThisBrowser(): string {
  return newToken().token;
}

/**
 * Opens what is behind a link in this browser, and returns the address to go on at. `closed`: the link is closed. `failed`: the
 * payment provider's page cannot be opened now, but the link stays open.
 */
export async function followLink(key: string, token: string): Promise<string | "closed" | "failed"> {
  const purchaseKey = await purchaseKeyOr(token);
  const [linkHash, draftHash, purchaseHash] = [key, token, purchaseKey].map(hashToken);
  if (!linkHash || !draftHash || !purchaseHash) return "closed";
  const opened = await query((db) => openLink(db, linkHash, { draftHash, purchaseHash }));
  if (!opened) return "closed";
  if (opened.opens === "plan") return planAddress(editionOfDraft(opened.draft), opened.draft.answers);
  if (opened.opens === "answers") {
    await setDraftCookie(token);
    return addressOf(opened.draft);
  }
  await setPurchaseKey(purchaseKey);
  const submission = await query((db) => findSubmission(db, opened.submissionId));
  const page = submission && (await openAgain(submission, purchaseHash));
  return page?.ok ? page.address : "failed";
}

async function ownAnswers(): Promise<LinkPage> {
  const draft = await currentDraft();
  const answers = readAnswers(draft?.answers);
  if (!draft && (await hasMovedToOtherDevice())) return { state: "moved" };
  if (!draft || !answers.plan) return { state: "nothing" };
  const contactEmail = (await contactOf(draft)) ?? null;
  return {
    state: "ask",
    email: draft.linkEmail ?? contactEmail ?? "",
    contactEmail,
    isSubmitted: draft.submissionId !== null,
    keptUntil: dateIn(market(draft.market).timeZone, draft.expiresAt),
    goOnAt: stepOf(draft),
    refusedAnswer: await takeRefusedAnswer(draft, "link"),
  };
}

/** The contact's address: the submission's, if there is one. Only a link that was sent to it opens more than the plan. */
async function contactOf({ submissionId, answers }: Draft): Promise<string | undefined> {
  const submission = submissionId && (await query((db) => findSubmission(db, submissionId)));
  return submission ? submission.contactEmail : readAnswers(answers).contact?.contactEmail;
}

/** The page of an e-mailed link. Changes nothing, because mail scanners open links too. */
async function behind(key: string): Promise<LinkPage> {
  const hash = hashToken(key);
  const found = hash === null ? null : await query((db) => findLink(db, hash));
  if (!found) return { state: "closed" };
  const { draft, isOpen, opens } = found;
  const current = await currentDraft();
  if (current?.id === draft.id) return { state: "here", address: addressOf(draft) };
  if (opens === "plan") return { state: "here", address: planAddress(editionOfDraft(draft), draft.answers) };
  if (!isOpen && !(opens === "payment" && (await maySetUp(draft)))) return { state: "used", opens };
  return {
    state: "open",
    goOnAt: stepOf(draft),
    opens,
    replacesAnother: current !== null && opens === "answers",
  };
}

/** Whether an e-mailed link has let this browser in to the draft's submission: then it may press the link again. */
async function maySetUp({ submissionId }: Draft): Promise<boolean> {
  const submission = submissionId && (await query((db) => findSubmission(db, submissionId)));
  return submission ? maySee(submission) : false;
}

function stepOf({ answers, market: code }: Draft) {
  return progress(readAnswers(answers), code).current;
}

function addressOf(draft: Draft): string {
  return signUpAddress(editionOfDraft(draft), stepOf(draft));
}
