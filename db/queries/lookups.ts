import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { lookups } from "../schema/lookups";
import { isTooFarAhead } from "./clock";
import { deleteBatch } from "./delete-batch";

/** Hours that an answer is good for; the register's own figures change by the day. */
const goodForHours = 24;
const expiresAt = sql`now() + make_interval(hours => ${goodForHours})`;
const isOver = sql`(${lt(lookups.expiresAt, sql`now()`)} or ${isTooFarAhead(lookups.expiresAt, expiresAt)})`;

/** The answer that was kept under a key; undefined when there is none that is still good. */
export async function keptLookup(db: Database, key: string): Promise<unknown> {
  const [kept] = await db
    .select({ answer: lookups.answer })
    .from(lookups)
    .where(and(eq(lookups.key, key), not(isOver)));
  return kept?.answer;
}

export async function keepLookup(db: Database, key: string, answer: unknown): Promise<void> {
  await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({ target: lookups.key, set: { answer, expiresAt } });
}

/** Deletes a batch of what is no longer good; answers how many. */
export function purgeLookups(db: Database): Promise<number> {
  return deleteBatch(db, lookups, lookups.key, isOver);
}
