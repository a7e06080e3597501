import { countAll } from "@/db/queries/counts";
import { connections, query } from "../database";
import { settings } from "../env";
import { factsOf, log } from "../logging/log";
import { metrics } from "../logging/metrics";
import { mailMetrics } from "../mail/metrics";
import { plugIns } from "../plug-ins";

/** The metrics in Prometheus's text format; without figures from the database while that is unreachable. */
export async function exposition(): Promise<{ text: string; contentType: string }> {
  const { registry, sharedLimits, submissions, leads, outbox, oldest, pool, worker, database } = metrics();
  mailMetrics(); // Makes its counter, so that a scrape before the first mail has it too
  for (const action of plugIns.flatMap(({ limits }) => Object.keys(limits))) sharedLimits.inc({ action }, 0);
  worker.set(settings().runsWorker ? 1 : 0);
  for (const gauge of [submissions, leads, outbox, oldest, pool]) gauge.reset();
  try {
    const counts = await query(countAll);
    for (const [state, count] of Object.entries((await connections()) ?? {})) pool.set({ state }, count);
    for (const { setUp, lastPayment, count } of counts.submissions)
      submissions.set({ set_up: setUp, last_payment: lastPayment }, count);
    for (const { stage, count } of counts.leads) leads.set({ stage }, count);
    for (const { kind, parked, count } of counts.outbox)
      outbox.set({ kind, state: parked ? "parked" : "waiting" }, count);
    oldest.set({ queue: "outbox" }, counts.outboxSeconds);
    oldest.set({ queue: "events" }, counts.eventSeconds);
    database.set(1);
  } catch (error) {
    log("warn", "metrics incomplete", factsOf(error));
    database.set(0);
  }
  return { text: await registry.metrics(), contentType: registry.contentType };
}
