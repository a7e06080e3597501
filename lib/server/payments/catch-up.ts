import "server-only";
import { choreDoneUntil, noteChoreDone } from "@/db/chores";
import { storeEvents } from "@/db/events";
import { query } from "@/lib/server/database";
import { eventsSince } from "@/lib/server/gocardless/events";
import { log } from "@/lib/server/log";
import { withOutcome } from "./receive";

const chore = "catch_up_on_events";
/** The provider lists an event some time after it has happened. */
const overlap = 30 * 60 * 1_000;
const firstLook = 24 * 60 * 60 * 1_000;
const mostPages = 40;

/** Fetches the events that no webhook brought since the last time; answers how many were new. */
export async function catchUpOnEvents(): Promise<number> {
  const began = new Date();
  const doneUntil = await query((db) => choreDoneUntil(db, chore));
  const since = new Date(doneUntil ? doneUntil.getTime() - overlap : began.getTime() - firstLook);
  let added = 0;
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const listed = await eventsSince(since, after);
    if (!listed.ok) {
      log("warn", "events not listed", { reason: listed.reason, code: listed.code });
      return added;
    }
    const events = listed.value.events.map(withOutcome);
    added += await query((db) => storeEvents(db, events));
    after = listed.value.next;
    if (after === null) break;
  }
  await query((db) => noteChoreDone(db, chore, began));
  return added;
}
