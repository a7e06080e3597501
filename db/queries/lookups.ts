import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { lookups } from "../schema/lookups";
import { isTooFarAhead } from "./clock";

const goodForHours = 24; // The register's data changes daily
const expiresAt = sql`now() + make_interval(hours => ${goodForHours})`;
export const isLookupExpired = sql`(${lt(lookups.expiresAt, sql`now()`)} or ${isTooFarAhead(lookups.expiresAt, expiresAt)})`;

export async function findLookup(db: Database, key: string): Promise<unknown> {
  const found = await db.query.lookups.findFirst({ where: and(eq(lookups.key, key), not(isLookupExpired)) });
  return found?.answer;
}

export async function saveLookup(db: Database, key: string, answer: unknown): Promise<void> {
  await db
    .insert(lookups)
    .values({ key, answer, expiresAt })
    .onConflictDoUpdate({ target: lookups.key, set: { answer, expiresAt } });
}
