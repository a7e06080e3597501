import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "./database";
import { chores } from "./tables/chores";

/** Takes a chore if it is due, and with it the duty for the next so many seconds; one of all instances gets it. */
export async function takeChore(db: Database, name: string, everySeconds: number): Promise<boolean> {
  const nextAt = sql`now() + make_interval(secs => ${everySeconds})`;
  const taken = await db
    .insert(chores)
    .values({ name, nextAt })
    .onConflictDoUpdate({ target: chores.name, set: { nextAt }, setWhere: lte(chores.nextAt, sql`now()`) })
    .returning();
  return taken.length > 0;
}

export async function choreDoneUntil(db: Database, name: string): Promise<Date | null> {
  const [row] = await db.select({ at: chores.doneUntil }).from(chores).where(eq(chores.name, name));
  return row?.at ?? null;
}

export async function noteChoreDone(db: Database, name: string, doneUntil: Date): Promise<void> {
  await db
    .insert(chores)
    .values({ name, nextAt: sql`now()`, doneUntil })
    .onConflictDoUpdate({ target: chores.name, set: { doneUntil } });
}
