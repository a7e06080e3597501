import { and, eq, not, sql } from "drizzle-orm";
import type { Database } from "./database";
import { lookups } from "./tables/lookups";

/** Hours that an answer is good for; the register's own figures change by the day. */
const goodForHours = 24;
const expiresAt = sql`now() + make_interval(hours => ${goodForHours})`;
/** An end further away was set by a clock gone ahead. */
const isGood = sql`${lookups.expiresAt} between now() and ${expiresAt}`;

/** The answer that was kept under a key; undefined when there is none that is still good. */
export async function keptLookup(db: Database, key: string): Promise<unknown> {
  const [kept] = await db
    .select({ answer: lookups.answer })
    .from(lookups)
    .where(and(eq(lookups.key, key), isGood));
  return kept?.answer;
}

export async function keepLookup(db: Database, key: string, answer: unknown): Promise<void> {
  await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({ target: lookups.key, set: { answer, expiresAt } });
}

/** Deletes what is no longer good; answers how many. */
export async function purgeLookups(db: Database): Promise<number> {
  return (await db.delete(lookups).where(not(isGood)).returning({ key: lookups.key })).length;
}
