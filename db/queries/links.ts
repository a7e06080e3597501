import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, gt, isNull, ne, or, sql } from "drizzle-orm";
import { answersVersion, readAnswers } from "@/lib/sign-up/answers";
import { keepsAnswers, planAlone } from "@/lib/sign-up/link";
import { linkOpenMinutes } from "@/lib/sign-up/retention";
import type { Database } from "../client/database";
import { type Draft, draftKeys, drafts } from "../schema/drafts";
import { signUpTimes } from "../schema/sign-up-times";
import { lifetime } from "./drafts";
import { addToOutbox } from "./outbox";
import { finalSubmissionOf } from "./replaced";

const kept = gt(drafts.expiresAt, sql`now()`);

/** Unused, or used minutes ago and the draft unchanged since: the response to its use may have been lost. */
const isOpen = or(
  isNull(draftKeys.usedAt),
  and(
    sql`${draftKeys.usedAt} between clock_timestamp() - make_interval(mins => ${linkOpenMinutes}) and clock_timestamp()`,
    eq(drafts.updatedAt, draftKeys.usedAt),
    isNull(drafts.submissionId),
    isNull(drafts.linkEmail),
  ),
);

/** Queues an e-mail with a link. Decides now whether the link moves the answers: a later contact address proves nothing. */
export function orderLink(
  db: Database,
  draftId: string,
  { email, key }: { email: string; key: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft) return false;
    const linkKeepsAnswers = keepsAnswers(readAnswers(draft.answers), email);
    await tx.update(drafts).set({ linkEmail: email, linkKeepsAnswers }).where(eq(drafts.id, draftId));
    await addToOutbox(tx, [{ kind: "continue_link", key: `continue_link:${key}`, payload: { draftId } }]);
    return true;
  });
}

/** Stores the key of a link. `mailedTo`: the contact's address, if the link is mailed there without having been ordered. */
export function issueLink(
  db: Database,
  draftId: string,
  tokenHash: string,
  mailedTo?: string,
): Promise<Draft | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft) return null;
    const contactEmail = mailedTo ?? (draft.linkKeepsAnswers ? draft.linkEmail : null);
    await tx.insert(draftKeys).values({ tokenHash, draftId, use: "link", contactEmail });
    return draft;
  });
}

/** Finds a link and its draft; null if the token is unknown or the debit is set up. */
export async function findLink(db: Database, tokenHash: string) {
  const [found] = await db
    .select({
      draft: getTableColumns(drafts),
      isOpen: sql<boolean>`${isOpen}`,
      email: draftKeys.contactEmail,
    })
    .from(drafts)
    .innerJoin(draftKeys, eq(draftKeys.draftId, drafts.id))
    .where(and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "link"), kept));
  if (!found) return null;
  const { draft, email, ...link } = found;
  if (await finalSubmissionOf(db, draft)) return null;
  return { draft, ...link, keepsAnswers: keepsAnswers(readAnswers(draft.answers), email) };
}

export type BrowserFacts = Pick<Draft, "geoDetectedCountry" | "submissionLocale">;

/** Moves a draft to another browser under a new id. Repeatable with the same hashes; null when the link is closed. */
export function moveDraft(
  db: Database,
  linkHash: string,
  browserHash: string,
  facts: BrowserFacts,
): Promise<Draft | null> {
  return db.transaction((tx) => move(tx, linkHash, browserHash, facts));
}

async function move(tx: Database, linkHash: string, browserHash: string, facts: BrowserFacts) {
  const found = await findLink(tx, linkHash);
  if (!found) return null;
  const old = await lockDraft(tx, found.draft.id);
  // Another call has moved the draft in the meantime.
  if (!old) return move(tx, linkHash, browserHash, facts);
  const [known] = await tx.select().from(draftKeys).where(eq(draftKeys.tokenHash, browserHash));
  if (known) return known.draftId === old.id && known.use === "browser" ? old : null;
  const link = await findLink(tx, linkHash);
  if (!link?.isOpen) return null;
  const id = randomUUID();
  await moveTimes(tx, old.id, id);
  const [moved] = await tx
    .insert(drafts)
    .values({ ...(link.keepsAnswers ? withAnswers(old) : withPlanOnly(old, facts)), id })
    .returning();
  if (!moved) throw new Error("the draft was not returned");
  await tx.insert(draftKeys).values({ tokenHash: browserHash, draftId: moved.id, use: "browser" });
  await tx
    .update(draftKeys)
    .set({ draftId: moved.id, use: "moved" })
    .where(and(eq(draftKeys.draftId, old.id), ne(draftKeys.use, "link")));
  await tx
    .update(draftKeys)
    .set({ draftId: moved.id, usedAt: sql`now()` })
    .where(eq(draftKeys.tokenHash, linkHash));
  await tx.delete(drafts).where(eq(drafts.id, old.id));
  return moved;
}

/** The sign-up goes on, so that it is not counted as a second one; the browser that submits it next counts. */
async function moveTimes(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(signUpTimes).set({ draftId: to, submittedAt: null }).where(eq(signUpTimes.draftId, from));
}

export async function hasMoved(db: Database, tokenHash: string): Promise<boolean> {
  const held = and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "moved"));
  return (await db.$count(draftKeys, held)) > 0;
}

async function lockDraft(tx: Database, draftId: string): Promise<Draft | null> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, draftId), kept))
    .for("update");
  return draft ?? null;
}

function withAnswers({ id: _, updatedAt: __, heldAnswer: ___, ...draft }: Draft) {
  return {
    ...draft,
    linkEmail: null,
    linkKeepsAnswers: false,
    submissionId: null,
    submittedAt: null,
    replacesId: draft.submissionId ?? draft.replacesId,
    version: draft.version + 1,
    expiresAt: lifetime,
  };
}

/** Keeps only the plan, since somebody else may have opened the link. */
function withPlanOnly(old: Draft, facts: BrowserFacts) {
  const { market, originalCurrency, geoDetectionMethod, currencyOverrideAt, version } = old;
  return {
    ...facts,
    market,
    originalCurrency,
    geoDetectionMethod,
    currencyOverrideAt,
    version: version + 1,
    answers: planAlone(readAnswers(old.answers)),
    answersVersion,
    expiresAt: lifetime,
  };
}
