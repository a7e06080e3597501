import { randomUUID } from "node:crypto";
import { findLink, moveDraft, orderLink } from "@/db/queries/links";
import { dateIn } from "@/lib/dates";
import { market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { readAnswers } from "@/lib/sign-up/answers";
import { type LinkPage, planAlone } from "@/lib/sign-up/link";
import { progress } from "@/lib/sign-up/progress";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { query } from "@/server/database";
import { type RateLimitResult, rateLimit } from "@/server/http/limits";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { hashToken, newToken } from "@/server/token";
import { setDraftCookie } from "../http/cookies";
import { originOfVisitor } from "./begin";
import { currentDraft, type Draft, movedElsewhere } from "./drafts";
import { takeHeld } from "./held-answer";

export async function linkPage(key: string | null): Promise<LinkPage> {
  try {
    return await (key === null ? ownAnswers() : behind(key));
  } catch (error) {
    log("error", "draft not read", factsOf(error));
    return { state: "unreachable" };
  }
}

export async function sendLink({ id }: Draft, email: string): Promise<RateLimitResult> {
  const allowed = await rateLimit("email_link", [id, normalizedEmail(email)]);
  if (!allowed.ok) return allowed;
  await query((db) => orderLink(db, id, { email, key: randomUUID() }));
  wakeWorker();
  return allowed;
}

/** The secret is rendered into the page, so that a second press of 'Continue here' sends the same one. */
export function tokenForThisBrowser(): string {
  return newToken().token;
}

/** Moves the sign-up behind a link to this browser and returns its address; null if the link is closed. */
export async function followLink(key: string, token: string): Promise<string | null> {
  const [linkHash, browserHash] = [hashToken(key), hashToken(token)];
  if (linkHash === null || browserHash === null) return null;
  const origin = await originOfVisitor();
  const draft = await query((db) => moveDraft(db, linkHash, browserHash, origin));
  if (!draft) return null;
  await setDraftCookie(token);
  return addressOf(draft);
}

async function ownAnswers(): Promise<LinkPage> {
  const draft = await currentDraft();
  const answers = readAnswers(draft?.answers);
  if (!draft && (await movedElsewhere())) return { state: "moved" };
  if (!draft || !answers.plan) return { state: "nothing" };
  const contactEmail = answers.contact?.contactEmail ?? null;
  return {
    state: "ask",
    email: draft.linkEmail ?? contactEmail ?? "",
    contactEmail,
    keptUntil: dateIn(market(draft.market).timeZone, draft.expiresAt),
    goOnAt: stepOf(draft),
    held: await takeHeld(draft, "link"),
  };
}

/** The page of an e-mailed link. Changes nothing, because mail scanners open links too. */
async function behind(key: string): Promise<LinkPage> {
  const hash = hashToken(key);
  const found = hash === null ? null : await query((db) => findLink(db, hash));
  if (!found) return { state: "closed" };
  const { draft, isOpen, keepsAnswers } = found;
  const held = await currentDraft();
  if (held?.id === draft.id) return { state: "here", address: addressOf(draft) };
  if (!isOpen) return { state: "used" };
  const answers = readAnswers(draft.answers);
  const goOnAt = progress(keepsAnswers ? answers : planAlone(answers), draft.market).current;
  return { state: "open", goOnAt, keepsAnswers, replacesAnother: held !== null };
}

function stepOf({ answers, market: code }: Draft) {
  return progress(readAnswers(answers), code).current;
}

function addressOf(draft: Draft): string {
  return signUpAddress(draft.market, stepOf(draft));
}
