import { type Placeholder, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { EventKind } from "./kinds";
import { feedDeliveries, feedEndpoints, feedEvents } from "./tables";

export type FeedEvent = {
  readonly kind: EventKind;
  readonly body: string | Placeholder;
  readonly submissionId?: string | Placeholder;
  readonly leadId?: string;
};

/**
 * Stores an event with a delivery to each endpoint that wants it, in one statement; nothing if there is none. Call it in
 * the transaction of what the event tells of.
 */
export async function announce(tx: Database, event: FeedEvent): Promise<void> {
  await tx.execute(sql`with feed_event as (${storeEvent(event)}) ${storeDeliveries(event)}`);
}

/** The two parts of `announce`, for a statement that writes more. They write nothing if `earlier` wrote nothing. */
export function announced(tx: Database, event: FeedEvent, earlier: WithSubquery) {
  return [
    tx.$with("feed_event", { id: sql<string>`id` }).as(storeEvent(event, sql`from ${earlier}`)),
    tx.$with("feed_deliveries_of_it", { id: sql<string>`id` }).as(storeDeliveries(event)),
  ] as const;
}

function storeEvent({ kind, body, submissionId, leadId }: FeedEvent, from = sql``): SQL {
  return sql`insert into ${feedEvents} (id, kind, body, submission_id, lead_id)
    select gen_random_uuid(), ${kind}::text, ${body}::text, ${submissionId ?? null}::uuid, ${leadId ?? null}::uuid ${from}
    where exists (select from ${feedEndpoints} where ${wants(kind)})
    returning id`;
}

function storeDeliveries({ kind }: FeedEvent): SQL {
  return sql`insert into ${feedDeliveries} (event_id, endpoint_id)
    select feed_event.id, ${feedEndpoints.id} from feed_event, ${feedEndpoints} where ${wants(kind)}
    returning id`;
}

/** A paused endpoint too: its events wait. */
function wants(kind: EventKind): SQL {
  return sql`${feedEndpoints.removedAt} is null and ${kind}::text = any(${feedEndpoints.kinds})`;
}
