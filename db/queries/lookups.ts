import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { lookups } from "../schema/lookups";
import { isTooFarAhead } from "./clock";
import { deleteBatch } from "./delete-batch";

const goodForHours = 24; // The register's data changes daily
const expiresAt = sql`now() + make_interval(hours => ${goodForHours})`;
const isOver = sql`(${lt(lookups.expiresAt, sql`now()`)} or ${isTooFarAhead(lookups.expiresAt, expiresAt)})`;

/** Undefined if there is none or it has expired. */
export async function findLookup(db: Database, key: string): Promise<unknown> {
  const [kept] = await db
    .select({ answer: lookups.answer })
    .from(lookups)
    .where(and(eq(lookups.key, key), not(isOver)));
  return kept?.answer;
}

export async function saveLookup(db: Database, key: string, answer: unknown): Promise<void> {
  await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({ target: lookups.key, set: { answer, expiresAt } });
}

export function purgeLookups(db: Database): Promise<number> {
  return deleteBatch(db, lookups, lookups.key, isOver);
}
