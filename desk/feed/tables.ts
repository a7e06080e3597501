import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { codePoints, instant, leaseColumns, literal, notBlank, oneOf } from "@/db/schema/columns";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";
import { eventKinds, feedKinds } from "./kinds";
import { endpointLimits, pauseReasons } from "./rules";

/** Receivers of the firm's events. A removed one keeps its row, so that a transaction under way can still refer to it. */
export const feedEndpoints = pgTable(
  "feed_endpoints",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    url: text("url").notNull(),
    kinds: text("kinds", { enum: feedKinds }).array().notNull(),
    secret: text("secret").notNull(), // In clear, since it signs (docs/decisions/0167)
    previousSecret: text("previous_secret"),
    previousUntil: instant("previous_until"),
    pausedAt: instant("paused_at"),
    pausedReason: text("paused_reason", { enum: pauseReasons }),
    failingSince: instant("failing_since"), // The first failure since the last success
    lastDeliveredAt: instant("last_delivered_at"),
    revision: uuid("revision").notNull(), // Of the last act, so that a repeated or a stale one is known
    createdAt: instant("created_at").notNull().defaultNow(),
    removedAt: instant("removed_at"),
  },
  (t) => [
    check(
      "endpoint_kinds_known",
      sql`cardinality(${t.kinds}) > 0 and ${t.kinds} <@ array[${sql.raw(feedKinds.map(literal).join(", "))}]::text[]`,
    ),
    oneOf("endpoint_pause_known", t.pausedReason, pauseReasons),
    check("endpoint_pause_reasoned", sql`(${t.pausedAt} is null) = (${t.pausedReason} is null)`),
    check("endpoint_previous_ends", sql`(${t.previousSecret} is null) = (${t.previousUntil} is null)`),
    notBlank("endpoint_name_given", t.name),
    codePoints("endpoint_name_length", t.name, endpointLimits.name),
    codePoints("endpoint_url_length", t.url, endpointLimits.url),
  ],
);

/** What happened, with the exact body that is signed. An erasure empties the body: the row says that the fact was told. */
export const feedEvents = pgTable(
  "feed_events",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: eventKinds }).notNull(),
    body: text("body").notNull(),
    fact: text("fact").unique(), // The row that it tells of; null for a test
    occurredAt: instant("occurred_at"), // Of the fact
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("feed_events_by_time").on(t.createdAt),
    index("feed_events_by_fact").on(t.occurredAt),
    index("feed_events_of_submission").on(t.submissionId),
    index("feed_events_of_lead").on(t.leadId),
    oneOf("feed_event_kind_known", t.kind, eventKinds),
  ],
);

/** An event on its way to an endpoint, or there. */
export const feedDeliveries = pgTable(
  "feed_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => feedEvents.id, { onDelete: "cascade" }),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => feedEndpoints.id, { onDelete: "cascade" }),
    lastAttemptAt: instant("last_attempt_at"),
    status: integer("status"), // Of the last answer
    milliseconds: integer("milliseconds"), // Until the last answer
    error: text("error"), // A code; null for an answer that was a success
    ...leaseColumns(),
  },
  (t) => [
    unique("delivery_once").on(t.eventId, t.endpointId),
    index("deliveries_of_endpoint").on(t.endpointId, t.createdAt, t.id),
    index("deliveries_undone").on(t.endpointId, t.nextAttemptAt).where(sql`${t.doneAt} is null`),
  ],
);

export type FeedEndpoint = typeof feedEndpoints.$inferSelect;
