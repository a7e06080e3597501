import { and, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { readAnswers } from "@/lib/sign-up/answers";
import { isContact, type LinkOpens, planAlone } from "@/lib/sign-up/link";
import { linkOpenMinutes } from "@/lib/sign-up/retention";
import type { Database } from "../client/database";
import { type Draft, draftKeys, drafts } from "../schema/drafts";
import { submissions } from "../schema/submissions";
import { findConfirmationKey, giveConfirmationKey } from "./confirmations";
import { createDraft, lifetime } from "./drafts";
import { addToOutbox } from "./outbox";
import { lockSubmission } from "./submissions";

const kept = gt(drafts.expiresAt, sql`now()`);

/** Unused, or used minutes ago and the sign-up unchanged since: the response to its use may have been lost. */
const isOpen = or(
  isNull(draftKeys.usedAt),
  and(
    sql`${draftKeys.usedAt} between clock_timestamp() - make_interval(mins => ${linkOpenMinutes}) and clock_timestamp()`,
    eq(drafts.updatedAt, draftKeys.usedAt),
    or(isNull(drafts.submittedAt), lt(drafts.submittedAt, draftKeys.usedAt)),
    isNull(drafts.linkEmail),
  ),
);

/** Queues an e-mail with a link. */
export function orderLink(
  db: Database,
  draftId: string,
  { email, key }: { email: string; key: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft) return false;
    await tx.update(drafts).set({ linkEmail: email }).where(eq(drafts.id, draftId));
    await addToOutbox(tx, [{ kind: "continue_link", key: `continue_link:${key}`, payload: { draftId } }]);
    return true;
  });
}

/**
 * Stores the key of a link that is about to be sent, with the contact's address if it goes there: a later contact address
 * proves nothing. `mailedTo`: that address, if the link is mailed there without having been ordered.
 */
export function issueLink(
  db: Database,
  draftId: string,
  tokenHash: string,
  mailedTo?: string,
): Promise<Link | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft) return null;
    const contactEmail = mailedTo ?? draft.linkEmail;
    await tx.insert(draftKeys).values({ tokenHash, draftId, use: "link", contactEmail });
    const link = await findLink(tx, tokenHash);
    if (link?.opens === "plan")
      await tx.update(draftKeys).set({ contactEmail: null }).where(eq(draftKeys.tokenHash, tokenHash));
    return link;
  });
}

type Link = { draft: Draft; isOpen: boolean; isUsed: boolean; opens: LinkOpens };

/** Finds a link and its draft; null if the token is unknown. */
export async function findLink(db: Database, tokenHash: string): Promise<Link | null> {
  const [found] = await db
    .select({
      draft: getTableColumns(drafts),
      isOpen: sql<boolean>`${isOpen}`,
      isUsed: sql<boolean>`${draftKeys.usedAt} is not null`,
      email: draftKeys.contactEmail,
      submittedBy: submissions.contactEmail,
    })
    .from(drafts)
    .innerJoin(draftKeys, eq(draftKeys.draftId, drafts.id))
    .leftJoin(submissions, eq(submissions.id, drafts.submissionId))
    .where(and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "link"), kept));
  if (!found) return null;
  const { email, submittedBy, ...link } = found;
  const contact = submittedBy ?? readAnswers(link.draft.answers).contact?.contactEmail;
  if (!isContact(contact, email)) return { ...link, opens: "plan" };
  return { ...link, opens: submittedBy === null ? "answers" : "payment" };
}

type BrowserFacts = Pick<Draft, "geoDetectedCountry" | "submissionLocale">;

/** `draftHash` and `purchaseHash`: of the secrets that become the browser's, if it is given a draft or a submission. */
type Browser = { draftHash: string; purchaseHash: string; facts: BrowserFacts };
type Opened = { draft: Draft } | { submissionId: string };

/** Opens a link in a browser. Repeatable with the same hashes; null when the link is closed. */
export async function openLink(db: Database, linkHash: string, browser: Browser): Promise<Opened | null> {
  for (;;) {
    const opened = await db.transaction((tx) => open(tx, linkHash, browser));
    if (opened !== "changed") return opened;
  }
}

/** `changed`: another call has opened the link, or submitted the draft, before this one had the locks. */
async function open(tx: Database, linkHash: string, browser: Browser): Promise<Opened | "changed" | null> {
  const found = await findLink(tx, linkHash);
  if (!found) return null;
  const { id, submissionId } = found.draft;
  // The submission before its draft, as `submitDraft` does: another order could deadlock.
  if (submissionId !== null) await lockSubmission(tx, submissionId);
  await lockDraft(tx, id);
  const link = await findLink(tx, linkHash);
  if (!link) return null;
  if (link.draft.id !== id || link.draft.submissionId !== submissionId) return "changed";
  const { opens, isUsed, draft } = link;
  if (opens === "payment" && submissionId !== null) {
    if ((await findConfirmationKey(tx, submissionId, [browser.purchaseHash])) !== null)
      return { submissionId };
    if (!link.isOpen) return null;
    await giveConfirmationKey(tx, submissionId, browser.purchaseHash);
    await tx.update(drafts).set({ updatedAt: sql`now()`, linkEmail: null }).where(eq(drafts.id, id));
    await markUsed(tx, linkHash, draft);
    return { submissionId };
  }
  const [known] = await tx.select().from(draftKeys).where(eq(draftKeys.tokenHash, browser.draftHash));
  if (known) return known.draftId === id && known.use === "browser" ? { draft } : null;
  const begins = opens === "plan" && !isUsed;
  // A submitted draft stays where it is, whatever became of the contact's address since the link was used.
  if (!link.isOpen || (!begins && submissionId !== null)) return null;
  const opened = begins
    ? await beginWithPlan(tx, draft, browser)
    : await moveDraft(tx, draft, linkHash, browser.draftHash);
  await markUsed(tx, linkHash, opened);
  return { draft: opened };
}

/** The draft's other links end, and the browser that held it is told where it went. */
async function moveDraft(
  tx: Database,
  { id, version }: Draft,
  linkHash: string,
  tokenHash: string,
): Promise<Draft> {
  const changes = { heldAnswer: null, linkEmail: null, updatedAt: sql`now()`, expiresAt: lifetime };
  const [moved] = await tx
    .update(drafts)
    .set({ ...changes, version: version + 1 })
    .where(eq(drafts.id, id))
    .returning();
  if (!moved) throw new Error("the draft was not returned");
  const ofDraft = (use: "browser" | "link") => and(eq(draftKeys.draftId, id), eq(draftKeys.use, use));
  await tx.delete(draftKeys).where(and(ofDraft("link"), ne(draftKeys.tokenHash, linkHash)));
  await tx.update(draftKeys).set({ use: "moved" }).where(ofDraft("browser"));
  await tx.insert(draftKeys).values({ tokenHash, draftId: id, use: "browser" });
  return moved;
}

/** Somebody else may have opened the link, so nothing but the plan is taken over. */
function beginWithPlan(tx: Database, from: Draft, { draftHash, facts }: Browser): Promise<Draft> {
  const { market, originalCurrency, geoDetectionMethod, currencyOverrideAt } = from;
  const beginning = { ...facts, market, originalCurrency, geoDetectionMethod, currencyOverrideAt };
  return createDraft(tx, beginning, planAlone(readAnswers(from.answers)), draftHash);
}

async function markUsed(tx: Database, linkHash: string, { id: draftId }: Draft): Promise<void> {
  await tx.update(draftKeys).set({ draftId, usedAt: sql`now()` }).where(eq(draftKeys.tokenHash, linkHash));
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
