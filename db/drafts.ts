import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Answers } from "@/lib/onboarding/answers";
import { draftDays } from "@/lib/onboarding/limits";
import { answersVersion } from "@/lib/onboarding/stored-answers";
import type { Database } from "./database";
import { type Draft, drafts } from "./tables/drafts";

export type { Draft } from "./tables/drafts";

type Start = Pick<
  typeof drafts.$inferInsert,
  | "tokenHash"
  | "market"
  | "originalCurrency"
  | "geoDetectionMethod"
  | "geoDetectedCountry"
  | "currencyOverrideAt"
  | "submissionLocale"
>;

/** The database's clock decides when a draft ends. */
const lifetime = sql`now() + make_interval(days => ${draftDays})`;

export async function createDraft(db: Database, start: Start, answers: Answers): Promise<Draft> {
  const [draft] = await db
    .insert(drafts)
    .values({ ...start, answers, answersVersion, expiresAt: lifetime })
    .returning();
  if (!draft) throw new Error("the draft was not returned");
  return draft;
}

/** The draft that a token belongs to, unless it has expired. */
export async function findDraft(db: Database, tokenHash: string): Promise<Draft | null> {
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.tokenHash, tokenHash), gt(drafts.expiresAt, sql`now()`)));
  return draft ?? null;
}

type Change = { answers?: Answers } & Partial<
  Pick<
    Start,
    "market" | "geoDetectionMethod" | "currencyOverrideAt" | "submissionLocale" | "originalCurrency"
  >
>;

/** Saves answers or the market: the last one to save wins, and the version says that something changed. */
export async function saveDraft(db: Database, id: string, change: Change): Promise<Draft | null> {
  const [draft] = await db
    .update(drafts)
    .set({
      ...change,
      ...(change.answers ? { answersVersion } : {}),
      version: sql`${drafts.version} + 1`,
      updatedAt: sql`now()`,
      expiresAt: lifetime,
    })
    .where(eq(drafts.id, id))
    .returning();
  return draft ?? null;
}

/** Deletes what has expired; answers how many. */
export async function purgeDrafts(db: Database): Promise<number> {
  return (await db.delete(drafts).where(lt(drafts.expiresAt, sql`now()`)).returning({ id: drafts.id }))
    .length;
}
