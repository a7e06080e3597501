import { and, eq, getTableColumns, gt, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { readAnswers } from "@/lib/sign-up/answers";
import { isContact, type LinkOpens } from "@/lib/sign-up/link";
import type { Database } from "../client/database";
import { type Draft, draftKeys, drafts } from "../schema/drafts";
import { findConfirmationKey, giveConfirmationKey } from "./confirmations";
import { lifetime } from "./drafts";
import { addToOutbox, type NewEntry } from "./outbox";
import { findSubmission, lockSubmission } from "./submissions";

const isUnexpired = gt(drafts.expiresAt, sql`now()`);

/** Minutes after its first use in which the link to another device can be used again, if no answer was saved there. */
const linkReuseMinutes = 10;

/**
 * Whether a link is open: unused, or used minutes ago with no change of the sign-up since, in case the response to its use was
 * lost.
 */
const isOpen = or(
  isNull(draftKeys.usedAt),
  and(
    sql`${draftKeys.usedAt} between clock_timestamp() - make_interval(mins => ${linkReuseMinutes}) and clock_timestamp()`,
    eq(drafts.updatedAt, draftKeys.usedAt),
    or(isNull(drafts.submittedAt), lt(drafts.submittedAt, draftKeys.usedAt)),
    isNull(drafts.linkEmail),
  ),
);

/** Queues the mail with a link. */
export function orderLink(
  db: Database,
  draftId: string,
  { email, edition, mail }: { email: string; edition: string; mail: NewEntry },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft) return false;
    await tx.update(drafts).set({ linkEmail: email, edition }).where(eq(drafts.id, draftId));
    await addToOutbox(tx, [mail]);
    return true;
  });
}

/**
 * Stores the key of a link that is about to be sent. A link that opens the plan only needs none, since its address has the plan.
 * The address is compared with the contact now, since what is typed later proves nothing. `mailedTo`: where the link goes, if
 * nobody ordered it.
 */
export function issueLink(
  db: Database,
  draftId: string,
  tokenHash: string,
  mailedTo?: string,
): Promise<{ draft: Draft; opens: LinkOpens } | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    const contactEmail = mailedTo ?? draft?.linkEmail;
    if (!draft || !contactEmail) return null;
    const opens = await opensFor(tx, draft, contactEmail);
    if (opens !== "plan")
      await tx.insert(draftKeys).values({ tokenHash, draftId, use: "link", contactEmail });
    return { draft, opens };
  });
}

async function opensFor(db: Database, draft: Draft, email: string): Promise<LinkOpens> {
  if (draft.submissionId === null)
    return isContact(readAnswers(draft.answers).contact?.contactEmail, email) ? "answers" : "plan";
  const submission = await findSubmission(db, draft.submissionId);
  return isContact(submission?.contactEmail, email) ? "payment" : "plan";
}

type Link = { draft: Draft; isOpen: boolean; opens: LinkOpens };

/** Finds a link and its draft; null if the token is unknown. */
export async function findLink(db: Database, tokenHash: string): Promise<Link | null> {
  const [found] = await db
    .select({
      draft: getTableColumns(drafts),
      isOpen: sql<boolean>`${isOpen}`,
      email: draftKeys.contactEmail,
    })
    .from(drafts)
    .innerJoin(draftKeys, eq(draftKeys.draftId, drafts.id))
    .where(and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "link"), isUnexpired));
  if (!found) return null;
  const { draft, email, ...link } = found;
  return { draft, ...link, opens: email === null ? "plan" : await opensFor(db, draft, email) };
}

/** Hashes of the secrets that the browser gets with the draft or with access to the submission. */
type Browser = { draftHash: string; purchaseHash: string };
type Opened =
  | { opens: "answers"; draft: Draft }
  | { opens: "plan"; draft: Draft }
  | { opens: "payment"; submissionId: string };

/** Opens a link in a browser. Repeatable with the same hashes; null when the link is closed. */
export async function openLink(db: Database, linkHash: string, browser: Browser): Promise<Opened | null> {
  for (;;) {
    const opened = await db.transaction((tx) => open(tx, linkHash, browser));
    if (opened !== "changed") return opened;
  }
}

/** `changed`: another call submitted the draft before this one had the locks. */
async function open(
  tx: Database,
  linkHash: string,
  { draftHash, purchaseHash }: Browser,
): Promise<Opened | "changed" | null> {
  const found = await findLink(tx, linkHash);
  if (!found) return null;
  const { id, submissionId } = found.draft;
  // Locks the submission before its draft, as `submitDraft` does: another order could deadlock.
  if (submissionId !== null) await lockSubmission(tx, submissionId);
  await lockDraft(tx, id);
  const link = await findLink(tx, linkHash);
  if (!link) return null;
  const { opens, draft } = link;
  if (draft.submissionId !== submissionId) return "changed";
  if (opens === "plan") return { opens, draft };
  if (submissionId !== null) {
    if ((await findConfirmationKey(tx, submissionId, [purchaseHash])) === null) {
      if (!link.isOpen) return null;
      await giveConfirmationKey(tx, submissionId, purchaseHash);
      await use(tx, linkHash, draft);
    }
    return { opens: "payment", submissionId };
  }
  const [known] = await tx.select().from(draftKeys).where(eq(draftKeys.tokenHash, draftHash));
  if (known) return known.draftId === id && known.use === "browser" ? { opens: "answers", draft } : null;
  if (!link.isOpen) return null;
  const moved = await use(tx, linkHash, draft, {
    version: draft.version + 1,
    refusedAnswer: null,
    expiresAt: lifetime,
  });
  const hasUse = (use: "browser" | "link") => and(eq(draftKeys.draftId, id), eq(draftKeys.use, use));
  await tx.delete(draftKeys).where(and(hasUse("link"), ne(draftKeys.tokenHash, linkHash)));
  await tx.update(draftKeys).set({ use: "moved" }).where(hasUse("browser"));
  await tx.insert(draftKeys).values({ tokenHash: draftHash, draftId: id, use: "browser" });
  return { opens: "answers", draft: moved };
}

/** Marks a link as used and changes its draft at the same time, so that `isOpen` can tell a later change from this one. */
async function use(
  tx: Database,
  linkHash: string,
  { id }: Draft,
  changes: { version?: number; refusedAnswer?: null; expiresAt?: SQL } = {},
): Promise<Draft> {
  await tx.update(draftKeys).set({ usedAt: sql`now()` }).where(eq(draftKeys.tokenHash, linkHash));
  const [changed] = await tx
    .update(drafts)
    .set({ ...changes, linkEmail: null, updatedAt: sql`now()` })
    .where(eq(drafts.id, id))
    .returning();
  if (!changed) throw new Error("the draft was not returned");
  return changed;
}

export async function hasDraftMoved(db: Database, tokenHash: string): Promise<boolean> {
  const matches = and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "moved"));
  return (await db.$count(draftKeys, matches)) > 0;
}

async function lockDraft(tx: Database, draftId: string): Promise<Draft | null> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, draftId), isUnexpired))
    .for("update");
  return draft ?? null;
}
