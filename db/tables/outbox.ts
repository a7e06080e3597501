import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../columns";

const outboxKinds = ["customer_confirmation", "firm_notice"] as const;

/** Work that must happen after a commit: written in the same transaction, done at least once, by its key. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: outboxKinds }).notNull(),
    key: text("key").notNull().unique(),
    payload: jsonb("payload").$type<{ submissionId: string }>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lockedUntil: instant("locked_until"),
    doneAt: instant("done_at"),
    deadAt: instant("dead_at"),
    /** A code, never a text that could hold what somebody typed. */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("outbox_due").on(t.nextAttemptAt).where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    oneOf("outbox_kind_known", t.kind, outboxKinds),
  ],
);

export type OutboxEntry = typeof outbox.$inferSelect;
