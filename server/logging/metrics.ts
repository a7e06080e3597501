import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { perProcess } from "../per-process";

export const metrics = perProcess("jackMetrics", () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    responses: new Counter({
      name: "jack_responses_total",
      help: "Responses by class of their status",
      labelNames: ["status"],
      registers,
    }),
    failures: new Counter({
      name: "jack_failures_total",
      help: "Requests that ended in an unexpected error, by route",
      labelNames: ["route"],
      registers,
    }),
    sharedLimits: new Counter({
      name: "jack_shared_limits_total",
      help: "Actions counted for the one network of all visitors whose address is private or unreadable",
      labelNames: ["action"],
      registers,
    }),
    reconciled: new Counter({
      name: "jack_reconciled_total",
      help: "Reconciled submissions by resulting status, or by the reason of a refusal",
      labelNames: ["outcome"],
      registers,
    }),
    webhookSeconds: new Histogram({
      name: "jack_webhook_delay_seconds",
      help: "From an event at the payment provider to its arrival here",
      buckets: [1, 5, 30, 120, 600, 3_600, 86_400],
      registers,
    }),
    submissions: new Gauge({
      name: "jack_submissions",
      help: "Stored submissions by payment status; the same on every instance",
      labelNames: ["status"],
      registers,
    }),
    leads: new Gauge({
      name: "jack_leads",
      help: "Stored leads by stage; the same on every instance",
      labelNames: ["stage"],
      registers,
    }),
    mails: new Counter({
      name: "jack_mails_sent_total",
      help: "Mails that the mail server accepted",
      labelNames: ["kind"],
      registers,
    }),
    resumeMailsDropped: new Counter({
      name: "jack_resume_mails_dropped_total",
      help: "Mails about unpaid sign-ups that were due and not sent, by reason",
      labelNames: ["reason"],
      registers,
    }),
    resumeMailsStopped: new Counter({
      name: "jack_resume_mails_stopped_total",
      help: "Addresses that stopped mails about unpaid sign-ups",
      labelNames: ["by"],
      registers,
    }),
    feedAttempts: new Counter({
      name: "jack_feed_attempts_total",
      help: "Attempts to deliver an event of the feed, by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    feedDeliveries: new Gauge({
      name: "jack_feed_deliveries",
      help: "Events of the feed that wait for an endpoint, or were given up; the same on every instance",
      labelNames: ["state"],
      registers,
    }),
    feedPaused: new Gauge({
      name: "jack_feed_endpoints_paused",
      help: "Endpoints of the feed that get nothing until an operator resumes them; the same on every instance",
      registers,
    }),
    outbox: new Gauge({
      name: "jack_outbox_entries",
      help: "Work that waits, or is parked for a person; the same on every instance",
      labelNames: ["kind", "state"],
      registers,
    }),
    oldest: new Gauge({
      name: "jack_oldest_waiting_seconds",
      help: "Age of the oldest outbox entry, of the oldest event not acted on, and of the oldest delivery of the feed",
      labelNames: ["queue"],
      registers,
    }),
    pool: new Gauge({
      name: "jack_database_connections",
      help: "Connections of this process to PostgreSQL, and who waits for one",
      labelNames: ["state"],
      registers,
    }),
    worker: new Gauge({
      name: "jack_worker_running",
      help: "1 when this process does background work, 0 with WORKER=off",
      registers,
    }),
    database: new Gauge({
      name: "jack_database_up",
      help: "1 when the database answered this scrape",
      registers,
    }),
  };
});
