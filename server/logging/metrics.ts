import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { noResumeMail } from "@/db/queries/resume-mails";
import { refusalReasons } from "@/lib/payments/outcome";
import { paymentStatuses } from "@/lib/payments/states";
import { limits } from "../http/limit-table";
import { perProcess } from "../per-process";

export const statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** Next's words for what has failed. */
const failureKinds = ["render", "route", "action", "proxy"] as const;
export type FailureKind = (typeof failureKinds)[number];

export const siteParts = ["site", "desk", "api"] as const;

export const metrics = perProcess("jackMetrics", () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    responses: counter(registry, "jack_responses_total", "Responses by class of their status", {
      status: statusClasses,
    }),
    failures: counter(
      registry,
      "jack_failures_total",
      "Requests that ended in an unexpected error, by what failed; the log has the route",
      { kind: failureKinds },
    ),
    unavailable: counter(
      registry,
      "jack_unavailable_total",
      "Requests answered 503 because the database was away or overloaded, which are no failures of ours",
      { part: siteParts },
    ),
    sharedLimits: counter(
      registry,
      "jack_shared_limits_total",
      "Actions counted for the one network of all visitors whose address is private or unreadable",
      { action: Object.keys(limits) },
    ),
    reconciled: counter(
      registry,
      "jack_reconciled_total",
      "Reconciled submissions by resulting status, or by the reason of a refusal",
      { outcome: [...paymentStatuses, ...refusalReasons] },
    ),
    webhookSeconds: new Histogram({
      name: "jack_webhook_delay_seconds",
      help: "From an event at the payment provider to its arrival here",
      buckets: [1, 5, 30, 120, 600, 3_600, 86_400],
      registers,
    }),
    submissions: new Gauge({
      name: "jack_submissions",
      help: "Stored submissions by the states of their set-up and last payment; the same on every instance",
      labelNames: ["set_up", "last_payment"],
      registers,
    }),
    leads: new Gauge({
      name: "jack_leads",
      help: "Stored leads by stage; the same on every instance",
      labelNames: ["stage"],
      registers,
    }),
    resumeMailsDropped: counter(
      registry,
      "jack_resume_mails_dropped_total",
      "Mails about unpaid sign-ups that were due and not sent, by reason",
      { reason: ["off", ...noResumeMail] },
    ),
    resumeMailsStopped: counter(
      registry,
      "jack_resume_mails_stopped_total",
      "Addresses that stopped mails about unpaid sign-ups",
      { by: ["page", "one_click"] },
    ),
    outbox: new Gauge({
      name: "jack_outbox_entries",
      help: "Work that waits, or is parked for a person; the same on every instance",
      labelNames: ["kind", "state"],
      registers,
    }),
    oldest: new Gauge({
      name: "jack_oldest_waiting_seconds",
      help: "Age of the oldest outbox entry, and of the oldest event not acted on",
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

/** A counter whose series all begin at 0: a rate misses the first event of a series that begins at 1. */
export function counter<Label extends string, Value extends string>(
  registry: Registry,
  name: string,
  help: string,
  known: Record<Label, readonly Value[]>,
): { inc(labels: Record<Label, Value>, by?: number): void } {
  const labelNames = Object.keys(known) as Label[];
  const made = new Counter({ name, help, labelNames, registers: [registry] });
  for (const label of labelNames) for (const value of known[label]) made.labels(value).inc(0);
  return made;
}
