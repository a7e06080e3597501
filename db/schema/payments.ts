import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "@/lib/markets";
import { paymentStatuses } from "@/lib/payments/states";
import { webhookRefusalReasons } from "@/lib/payments/webhook-refusals";
import { currencies, instant, money, notNegative, oneOf } from "./columns";
import { submissions } from "./submissions";

const ways = ["mandate_request", "plan_link"] as const;

/** `open`: can be approved. `superseded`: another replaced it. `fulfilled`: was approved. `over`: failed or ended. */
const attemptStatuses = ["open", "superseded", "fulfilled", "over"] as const;

export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    browserHash: text("browser_hash"), // The browser that opened it; null: the one that made the submission
    way: text("way", { enum: ways }).notNull(),
    status: text("status", { enum: attemptStatuses }).notNull().default("open"),
    amount: money("amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    requestId: text("request_id").unique(), // The id of the mandate request at the provider
    mandateId: text("mandate_id").unique(),
    pageId: text("page_id"),
    authorisationUrl: text("authorisation_url"),
    expiresAt: instant("expires_at"),
    draftVersion: integer("draft_version"), // The draft's version when the provider's page was opened
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("one_open_attempt").on(t.submissionId).where(sql`${t.status} = 'open'`),
    index("attempts_of_submission").on(t.submissionId),
    oneOf("attempt_way_known", t.way, ways),
    oneOf("attempt_status_known", t.status, attemptStatuses),
    oneOf("attempt_currency_known", t.currency, currencies),
    notNegative("attempt_amount_not_negative", t.amount),
  ],
);

export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    resourceType: text("resource_type").notNull(),
    action: text("action").notNull(),
    links: jsonb("links").$type<Readonly<Record<string, string>>>().notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull(),
    resourceMetadata: jsonb("resource_metadata").$type<Readonly<Record<string, string>>>().notNull(),
    submissionId: uuid("submission_id"),
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    processedAt: instant("processed_at"),
    outcome: text("outcome"), // A code; null until the event is handled
  },
  (t) => [
    index("events_of_submission").on(t.submissionId),
    index("events_processed").on(t.processedAt),
    index("events_by_arrival").on(t.receivedAt, t.id),
    index("events_by_outcome").on(t.outcome, t.receivedAt, t.id),
  ],
);

export const paymentMoves = pgTable(
  "payment_moves",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    from: text("from_status", { enum: paymentStatuses }).notNull(),
    to: text("to_status", { enum: paymentStatuses }).notNull(),
    cause: text("cause").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("moves_of_submission").on(t.submissionId),
    oneOf("move_from_known", t.from, paymentStatuses),
    oneOf("move_to_known", t.to, paymentStatuses),
  ],
);

/** How many webhooks were refused, by hour: a row for each would let anybody fill the database. */
export const webhookRefusals = pgTable(
  "webhook_refusals",
  {
    hour: instant("hour").notNull(),
    reason: text("reason", { enum: webhookRefusalReasons }).notNull(),
    refused: integer("refused").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.reason] }),
    oneOf("refusal_reason_known", t.reason, webhookRefusalReasons),
    check("refusals_counted", sql`${t.refused} > 0`),
  ],
);

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
export type PaymentEvent = typeof paymentEvents.$inferSelect;
