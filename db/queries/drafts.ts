import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { retention } from "@/lib/retention";
import { type Answers, answersVersion } from "@/lib/sign-up/answers";
import type { RefusedAnswer } from "@/lib/sign-up/step-state";
import type { Database } from "../client/database";
import { type Draft, draftKeys, drafts } from "../schema/drafts";

export type { Draft } from "../schema/drafts";

export type Beginning = Pick<
  typeof drafts.$inferInsert,
  | "market"
  | "edition"
  | "originalCurrency"
  | "geoDetectionMethod"
  | "geoDetectedCountry"
  | "currencyOverrideAt"
  | "submissionLocale"
  | "attribution"
  | "honeypotFilled"
>;

export const lifetime = sql`now() + make_interval(days => ${retention.draftDays})`;

export function createDraft(
  db: Database,
  beginning: Beginning,
  answers: Answers,
  tokenHash: string,
): Promise<Draft> {
  return db.transaction(async (tx) => {
    const [draft] = await tx
      .insert(drafts)
      .values({ ...beginning, answers, answersVersion, expiresAt: lifetime })
      .returning();
    if (!draft) throw new Error("the draft was not returned");
    await tx.insert(draftKeys).values({ tokenHash, draftId: draft.id, use: "browser" });
    return draft;
  });
}

export async function findDraft(db: Database, tokenHash: string): Promise<Draft | null> {
  const [draft] = await db
    .select(getTableColumns(drafts))
    .from(drafts)
    .innerJoin(draftKeys, eq(draftKeys.draftId, drafts.id))
    .where(
      and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "browser"), gt(drafts.expiresAt, sql`now()`)),
    );
  return draft ?? null;
}

export type DraftChange = Partial<Omit<Beginning, "geoDetectedCountry">> & {
  answers?: Answers;
  refusedAnswer?: RefusedAnswer | null | undefined;
};

/**
 * Changes a draft that was read before. If another tab has saved since, it is read and changed again, so that the answers
 * of both are kept. `change` may return null to decline.
 */
export async function changeDraft(
  db: Database,
  tokenHash: string,
  change: (draft: Draft) => DraftChange | null,
  known?: Draft,
): Promise<Draft | null> {
  for (let draft = known ?? (await findDraft(db, tokenHash)); draft; draft = await findDraft(db, tokenHash)) {
    const wanted = change(draft);
    if (!wanted) return draft;
    const [changed] = await db
      .update(drafts)
      .set({
        ...wanted,
        ...(wanted.answers ? { answersVersion } : {}),
        version: draft.version + 1,
        updatedAt: sql`now()`,
        expiresAt: lifetime,
      })
      .where(
        and(eq(drafts.id, draft.id), eq(drafts.version, draft.version), gt(drafts.expiresAt, sql`now()`)),
      )
      .returning();
    if (changed) return changed;
  }
  return null;
}

/** Stores when the French texts could first be opened. The draft's version stays, since no answer changes. */
export async function markFrenchShown(db: Database, draftId: string): Promise<void> {
  await db
    .update(drafts)
    .set({ frenchShownAt: sql`now()` })
    .where(and(eq(drafts.id, draftId), isNull(drafts.frenchShownAt)));
}

/** False, and nothing is stored, if the draft was saved, or moved to another browser, since it was read. */
export async function saveRefusedAnswer(
  db: Database,
  { id, version }: Pick<Draft, "id" | "version">,
  refusedAnswer: RefusedAnswer | null,
): Promise<boolean> {
  const stored = await db
    .update(drafts)
    .set({ refusedAnswer })
    .where(and(eq(drafts.id, id), eq(drafts.version, version)))
    .returning({ id: drafts.id });
  return stored.length > 0;
}
