import "server-only";
import { randomUUID } from "node:crypto";
import { findLink, orderLink, spendLink } from "@/db/links";
import { market } from "@/lib/markets";
import type { LinkPage } from "@/lib/onboarding/link";
import { progress } from "@/lib/onboarding/progress";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { dateIn } from "@/lib/payments/dates";
import { signUpAddress } from "@/lib/routing/addresses";
import { query } from "@/lib/server/database";
import { type Allowance, allow } from "@/lib/server/limits";
import { factsOf, log } from "@/lib/server/log";
import { hashToken, newToken } from "@/lib/server/token";
import { giveToken } from "./cookie";
import { currentDraft, type Draft } from "./drafts";

/** What the page about another device has to say, about a link's key or about the visitor's own answers. */
export async function linkPage(key: string | null): Promise<LinkPage> {
  try {
    return await (key === null ? ownAnswers() : behind(key));
  } catch (error) {
    log("error", "draft not read", factsOf(error));
    return { state: "unreachable" };
  }
}

/** Has a link to a draft sent to an address, unless that was asked too often: by one visitor, for it, or to it. */
export async function sendLink({ id }: Draft, email: string): Promise<Allowance> {
  const allowed = await allow("email_link", [id, email.toLowerCase()]);
  if (allowed.ok) await query((db) => orderLink(db, id, { email, key: randomUUID() }));
  return allowed;
}

/** Spends a link and gives this browser the draft: answers where it goes on, or null when the link is closed. */
export async function followLink(key: string): Promise<string | null> {
  const hash = hashToken(key);
  if (hash === null) return null;
  const { token, hash: browserHash } = newToken();
  const draft = await query((db) => spendLink(db, hash, browserHash));
  if (!draft) return null;
  await giveToken(token);
  return placeOf(draft);
}

async function ownAnswers(): Promise<LinkPage> {
  const draft = await currentDraft();
  const answers = readAnswers(draft?.answers);
  if (!draft || !answers.plan) return { state: "nothing" };
  const keptUntil = dateIn(market(draft.market).timeZone, draft.expiresAt);
  const email = draft.linkEmail ?? answers.contact?.contactEmail ?? "";
  return { state: "ask", email, keptUntil, goOnAt: stepOf(draft) };
}

/** Spends nothing: mail scanners open links too. */
async function behind(key: string): Promise<LinkPage> {
  const hash = hashToken(key);
  const found = hash === null ? null : await query((db) => findLink(db, hash));
  if (!found) return { state: "closed" };
  const { draft, isSpent } = found;
  const held = await currentDraft();
  if (held?.id === draft.id) return { state: "here", place: placeOf(draft) };
  if (isSpent) return { state: "closed" };
  return { state: "open", goOnAt: stepOf(draft), replacesAnother: held !== null };
}

function stepOf({ answers, market: code }: Draft) {
  return progress(readAnswers(answers), code).current;
}

function placeOf(draft: Draft): string {
  return signUpAddress(draft.market, stepOf(draft));
}
