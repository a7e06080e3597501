import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { leaseColumns, oneOf } from "./columns";

export const mailKinds = [
  "sign_up_notice",
  "customer_confirmation",
  "firm_notice",
  "debit_ended",
  "firm_alarm",
  "continue_link",
  "lead_notice",
  "resume_after_hour",
  "resume_after_day",
  "confirmation_link",
  "operator_link",
] as const;
export type MailKind = (typeof mailKinds)[number];

const outboxKinds = [...mailKinds, "payment_event", "provider_cancel"] as const;
export type OutboxKind = (typeof outboxKinds)[number];

export type OutboxPayload = {
  readonly submissionId?: string | undefined;
  readonly draftId?: string | undefined;
  readonly leadId?: string | undefined;
  readonly operatorHash?: string | undefined;
  readonly eventId?: string | undefined;
  readonly reason?: string | undefined;
  readonly detail?: string | undefined;
  readonly isOver?: true | undefined; // For an alarm: whether the problem has ended
};

/** Work to do at least once after a commit, written in the same transaction. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: outboxKinds }).notNull(),
    key: text("key").notNull().unique(),
    payload: jsonb("payload").$type<OutboxPayload>().notNull(),
    lastError: text("last_error"), // A code, never what a user typed
    ...leaseColumns(),
  },
  (t) => [
    index("outbox_due").on(t.nextAttemptAt).where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    index("outbox_of_submission").on(sql`(${t.payload}->>'submissionId')`),
    index("outbox_undone").on(t.createdAt, t.id).where(sql`${t.doneAt} is null`),
    index("outbox_done").on(t.doneAt).where(sql`${t.doneAt} is not null`),
    index("outbox_alarms").on(t.createdAt).where(sql`${t.kind} = 'firm_alarm'`),
    index("outbox_parked").on(t.deadAt).where(sql`${t.deadAt} is not null`),
    oneOf("outbox_kind_known", t.kind, outboxKinds),
  ],
);

export type OutboxEntry = typeof outbox.$inferSelect;
