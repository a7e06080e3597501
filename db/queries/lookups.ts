import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { lookups } from "../schema/lookups";
import { inSeconds } from "./clock";

const daySeconds = 24 * 60 * 60; // The register's data changes daily
export const isLookupExpired = lt(lookups.expiresAt, sql`now()`);

export async function findLookup(db: Database, key: string): Promise<unknown> {
  const found = await db.query.lookups.findFirst({ where: and(eq(lookups.key, key), not(isLookupExpired)) });
  return found?.answer;
}

export async function saveLookup(
  db: Database,
  key: string,
  answer: unknown,
  seconds = daySeconds,
): Promise<void> {
  const expiresAt = inSeconds(seconds);
  await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({ target: lookups.key, set: { answer, expiresAt } });
}

/** Saves an answer if there is none that holds; returns whether it did. */
export async function claimLookup(
  db: Database,
  key: string,
  answer: unknown,
  seconds: number,
): Promise<boolean> {
  const expiresAt = inSeconds(seconds);
  const claimed = await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({
      target: lookups.key,
      set: { answer, expiresAt },
      setWhere: isLookupExpired,
    })
    .returning({ key: lookups.key });
  return claimed.length > 0;
}
