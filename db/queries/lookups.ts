import { and, eq, lt, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { lookups } from "../schema/lookups";
import { inSeconds } from "./clock";

const daySeconds = 24 * 60 * 60; // The register's data changes daily
export const isLookupExpired = lt(lookups.expiresAt, sql`now()`);

export async function findLookup(db: Database, key: string): Promise<unknown> {
  const [found] = await db
    .select({ answer: lookups.answer })
    .from(lookups)
    .where(and(eq(lookups.key, key), not(isLookupExpired)));
  return found?.answer;
}

export async function saveLookup(
  db: Database,
  key: string,
  answer: unknown,
  seconds = daySeconds,
): Promise<void> {
  await save(db, { key, answer, expiresAt: inSeconds(seconds) });
}

/** Saves an answer unless a valid one is stored; returns whether it did. */
export function claimLookup(db: Database, key: string, answer: unknown, seconds: number): Promise<boolean> {
  return save(db, { key, answer, expiresAt: inSeconds(seconds) }, isLookupExpired);
}

type NewLookup = { key: string; answer: unknown; expiresAt: SQL };

async function save(db: Database, { key, ...set }: NewLookup, setWhere?: SQL): Promise<boolean> {
  const saved = await db
    .insert(lookups)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: lookups.key, set, setWhere })
    .returning({ key: lookups.key });
  return saved.length > 0;
}
