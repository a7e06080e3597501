import { findEvent } from "@/db/queries/events";
import { audited } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import type { EventFilter } from "@/desk/work/rules";
import { treatmentOf } from "@/lib/payments/provider-events";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { countOpenEvents, listEvents, listRefusals, runEventAgain } from "./queries";

const perPage = 25;
/** Days of which refused webhooks are counted. */
export const refusalDays = 30;

export function isEventId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

export function webhooksPage(filter: EventFilter, olderThan: string | null) {
  return query(async (db) => {
    const rows = await listEvents(db, filter, { olderThan, limit: perPage + 1 });
    const events = rows.slice(0, perPage).map((event) => ({
      ...event,
      // An event that Jack does not act on has nothing to run.
      mayRun: treatmentOf(event.resourceType, event.action) !== null && !event.isQueued,
    }));
    return {
      events,
      counts: await countOpenEvents(db),
      refusals: await listRefusals(db, refusalDays),
      isFirst: olderThan === null,
      older: rows.length > perPage ? (events.at(-1)?.id ?? null) : null,
    };
  });
}

/** Acts on an event again; null for an unknown one, or one on which Jack does not act. */
export async function runAgain(by: SignedIn, id: string): Promise<"done" | "repeated" | null> {
  const outcome = await audited(
    by,
    (result: "done" | "repeated" | null) =>
      result === "done" ? ({ act: "event_run_again", subject: "event", id } as const) : null,
    async (tx) => {
      const event = isEventId(id) ? await findEvent(tx, id) : null;
      return event && treatmentOf(event.resourceType, event.action) ? runEventAgain(tx, id) : null;
    },
  );
  wakeWorker();
  return outcome;
}
