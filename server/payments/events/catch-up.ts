import { storeEvents } from "@/db/queries/events";
import { type Progress, progressOf, saveProgress } from "@/db/queries/jobs";
import { query } from "@/server/database";
import { isTransient } from "@/server/failures";
import { log } from "@/server/logging/log";
import { eventsSince, type ProviderEvent } from "../provider";
import { withOutcome } from "./receive";

const job = "catch_up_on_events";
const overlap = 30 * 60 * 1_000; // Fetched again by each run, since the provider lists events with a delay
const initialPeriod = 24 * 60 * 60 * 1_000;
const maxPages = 40; // Pages of one round. The next round continues at the stored cursor, so that no event is lost

/** Fetches events that no webhook delivered; returns how many were new. */
export async function catchUpOnEvents(): Promise<number> {
  const began = new Date();
  const known = await query((db) => progressOf(db, job));
  const doneUntil = known.doneUntil ?? new Date(began.getTime() - initialPeriod);
  const since = new Date(doneUntil.getTime() - overlap);
  const save = (progress: Progress) => query((db) => saveProgress(db, job, progress));
  let { resume } = known;
  let added = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const listed = await eventsSince(since, resume?.after ?? null);
    if (!listed.ok) {
      log("warn", "events not listed", { reason: listed.reason, code: listed.code });
      if (resume && !isTransient(listed)) await save({ doneUntil, resume: null });
      return added;
    }
    const { events, next } = listed.value;
    added += await query((db) => storeEvents(db, events.map(withOutcome)));
    const newestListed = resume?.until ?? newestOf(events, { from: doneUntil, to: began });
    resume = next === null ? null : { after: next, until: newestListed };
    await save({ doneUntil: next === null ? newestListed : doneUntil, resume });
    if (next === null) return added;
  }
  return added;
}

function newestOf(events: readonly ProviderEvent[], { from, to }: { from: Date; to: Date }): Date {
  const past = events.map(({ occurredAt }) => occurredAt.getTime()).filter((at) => at < to.getTime());
  return new Date(Math.max(from.getTime(), ...past));
}
