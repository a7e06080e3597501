import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Work to do at least once after a commit, written in the same transaction. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").notNull(), // No constraint: a newer release beside this one may have more kinds
    key: text("key").notNull().unique(),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    lastError: text("last_error"), // A code, never what a user typed
    failures: integer("failures").notNull().default(0), // Failed attempts, without those for which a service was away
    waitsFor: text("waits_for"), // What was away at the last attempt (`server/jobs/job.ts`); null if nothing was
    waitsSince: instant("waits_since"), // The first attempt of this wait
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lockedUntil: instant("locked_until"),
    doneAt: instant("done_at"),
    deadAt: instant("dead_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("outbox_due").on(t.nextAttemptAt).where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    index("outbox_waits")
      .on(t.createdAt)
      .where(sql`${t.waitsFor} is not null and ${t.doneAt} is null and ${t.deadAt} is null`),
    index("outbox_of_submission").on(sql`(${t.payload}->>'submissionId')`),
    index("outbox_undone").on(t.createdAt, t.id).where(sql`${t.doneAt} is null`),
    index("outbox_done").on(t.doneAt).where(sql`${t.doneAt} is not null`),
    index("outbox_alarms").on(t.createdAt).where(sql`${t.kind} = 'firm_alarm'`),
    index("outbox_parked").on(t.deadAt).where(sql`${t.deadAt} is not null`),
  ],
);

export type OutboxEntry = typeof outbox.$inferSelect;
