import { eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { chores } from "../schema/chores";
import { isTooFarAhead } from "./clock";

/** Takes a chore if it is due, and with it the duty for the next so many seconds; one of all instances gets it. */
export async function takeChore(db: Database, name: string, everySeconds: number): Promise<boolean> {
  const nextAt = sql`now() + make_interval(secs => ${everySeconds})`;
  const taken = await db
    .insert(chores)
    .values({ name, nextAt })
    .onConflictDoUpdate({
      target: chores.name,
      set: { nextAt },
      setWhere: or(lte(chores.nextAt, sql`now()`), isTooFarAhead(chores.nextAt, nextAt)),
    })
    .returning();
  return taken.length > 0;
}

/** The smallest write that there is, to see whether one is possible. */
export async function tryToWrite(db: Database): Promise<void> {
  const nextAt = sql`now()`;
  await db
    .insert(chores)
    .values({ name: "try_to_write", nextAt })
    .onConflictDoUpdate({ target: chores.name, set: { nextAt } });
}

export type Progress = {
  doneUntil: Date | null;
  /** Where a list goes on that was not gone through to its end; null when none is under way. */
  resume: { after: string; until: Date } | null;
};

export async function progressOf(db: Database, name: string): Promise<Progress> {
  const [row] = await db.select().from(chores).where(eq(chores.name, name));
  const { doneUntil = null, resumeAfter = null, resumeUntil = null } = row ?? {};
  return {
    doneUntil,
    resume: resumeAfter !== null && resumeUntil ? { after: resumeAfter, until: resumeUntil } : null,
  };
}

export async function noteProgress(
  db: Database,
  name: string,
  { doneUntil, resume }: Progress,
): Promise<void> {
  const progress = { doneUntil, resumeAfter: resume?.after ?? null, resumeUntil: resume?.until ?? null };
  await db
    .insert(chores)
    .values({ name, nextAt: sql`now()`, ...progress })
    .onConflictDoUpdate({ target: chores.name, set: progress });
}
