import { and, asc, eq, gt, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { leads } from "@/db/schema/leads";
import { paymentMoves } from "@/db/schema/payments";
import { submissions } from "@/db/schema/submissions";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import { leadBody, signUpBody } from "./body";
import { type FeedKind, kindOfStatus } from "./kinds";
import { eventDays } from "./rules";
import { feedDeliveries, feedEndpoints, feedEvents } from "./tables";

/** A row that the feed sends as an event. `fact`: a unique name, so that it is sent once. */
type Fact = {
  readonly fact: string;
  readonly kind: FeedKind;
  readonly status: PaymentStatus | null;
  readonly at: Date;
  readonly submissionId: string | null;
  readonly leadId: string | null;
};

const maxFacts = 100;

/** Stores events for a batch of facts that have none yet, the oldest first; returns how many facts there were. */
export function announce(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const facts = await untoldFacts(tx, maxFacts);
    if (facts.length > 0) await storeEvents(tx, await eventsOf(tx, facts));
    return facts.length;
  });
}

/** The time of the oldest fact without an event; null if each has one. */
export async function oldestUntold(db: Database): Promise<Date | null> {
  return (await untoldFacts(db, 1))[0]?.at ?? null;
}

function untoldFacts(tx: Database, max: number): Promise<Fact[]> {
  const [submitted, ...moved] = [submittedFacts(tx), ...announcedMoves.map((move) => moveFacts(tx, move))];
  const oldest = [asc(sql`at`), asc(sql`fact`)];
  return unionAll(submitted, leadFacts(tx), ...moved)
    .orderBy(...oldest)
    .limit(max);
}

type AnnouncedMove = { readonly status: PaymentStatus; readonly kind: FeedKind };

const announcedMoves = paymentStatuses.flatMap((status): AnnouncedMove[] => {
  const kind = kindOfStatus[status];
  return kind === null ? [] : [{ status, kind }];
});

function submittedFacts(tx: Database) {
  const fact = sql<string>`'submission:' || ${submissions.id}`;
  return tx
    .select({
      fact: fact.as("fact"),
      kind: sql<FeedKind>`'signup.submitted'`.as("kind"),
      status: sql<PaymentStatus | null>`'pending'`.as("status"),
      at: sql`${submissions.createdAt}`.mapWith(submissions.createdAt).as("at"),
      submissionId: sql<string | null>`${submissions.id}`.as("submission_id"),
      leadId: sql<string | null>`null::uuid`.as("lead_id"),
    })
    .from(submissions)
    .where(
      and(
        isUnannounced(fact, "signup.submitted", submissions.createdAt),
        isSinceErasure(submissions.createdAt),
      ),
    );
}

function moveFacts(tx: Database, { status, kind }: AnnouncedMove) {
  const fact = sql<string>`'move:' || ${paymentMoves.id}`;
  return tx
    .select({
      fact: fact.as("fact"),
      kind: sql<FeedKind>`${kind}::text`.as("kind"),
      status: sql<PaymentStatus | null>`${status}::text`.as("status"),
      at: sql`${paymentMoves.at}`.mapWith(paymentMoves.at).as("at"),
      submissionId: sql<string | null>`${paymentMoves.submissionId}`.as("submission_id"),
      leadId: sql<string | null>`null::uuid`.as("lead_id"),
    })
    .from(paymentMoves)
    .innerJoin(submissions, eq(submissions.id, paymentMoves.submissionId))
    .where(
      and(
        eq(paymentMoves.to, status),
        isUnannounced(fact, kind, paymentMoves.at),
        isSinceErasure(paymentMoves.at),
      ),
    );
}

/** A lead that is sent again later is new again. */
function leadFacts(tx: Database) {
  const fact = sql<string>`'lead:' || ${leads.id} || ':' || extract(epoch from ${leads.sentAt})`;
  return tx
    .select({
      fact: fact.as("fact"),
      kind: sql<FeedKind>`'lead.created'`.as("kind"),
      status: sql<PaymentStatus | null>`null`.as("status"),
      at: sql`${leads.sentAt}`.mapWith(leads.sentAt).as("at"),
      submissionId: sql<string | null>`null::uuid`.as("submission_id"),
      leadId: sql<string | null>`${leads.id}`.as("lead_id"),
    })
    .from(leads)
    .where(isUnannounced(fact, "lead.created", leads.sentAt));
}

/**
 * Not told, and wanted by an endpoint that was added before it happened. The search reaches back one hour behind the newest
 * fact that was told, since a transaction may be committed late, but not to events that may have been deleted.
 */
function isUnannounced(fact: SQL, kind: FeedKind, at: PgColumn): SQL | undefined {
  const firstEndpoint = sql`(select min(${feedEndpoints.createdAt}) from ${feedEndpoints} where ${wants(sql`${kind}::text`)})`;
  const newest = sql`(select max(${feedEvents.occurredAt}) from ${feedEvents} where ${feedEvents.occurredAt} <= now())`;
  const since = sql`greatest(${newest} - interval '1 hour', now() - make_interval(days => ${eventDays}))`;
  const isAnnounced = sql`exists (select from ${feedEvents} where ${feedEvents.fact} = ${fact})`;
  return and(gt(at, since), sql`${at} >= ${firstEndpoint}`, not(isAnnounced));
}

/** What happened before an erasure is not told after it. */
function isSinceErasure(at: PgColumn): SQL | undefined {
  return or(isNull(submissions.erasedAt), gt(at, submissions.erasedAt));
}

/** The bodies are written now, so that a correction or an erasure since the fact counts. */
async function eventsOf(tx: Database, facts: readonly Fact[]): Promise<NewEvent[]> {
  const ids = (of: "submissionId" | "leadId") => facts.flatMap((fact) => fact[of] ?? []);
  // Locked, so that an erasure comes before this or finds the events; in its order, which cannot deadlock.
  const signUps = await tx
    .select()
    .from(submissions)
    .where(inArray(submissions.id, ids("submissionId")))
    .orderBy(submissions.id)
    .for("share");
  const sent = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, ids("leadId")))
    .orderBy(leads.id)
    .for("share");
  return facts.flatMap(({ status, ...fact }) => {
    const signUp = signUps.find(({ id }) => id === fact.submissionId);
    const lead = sent.find(({ id }) => id === fact.leadId);
    if (signUp && status)
      return { ...fact, body: signUpBody(fact.kind, { ...signUp, paymentStatus: status }, fact.at) };
    return lead ? { ...fact, body: leadBody(lead) } : [];
  });
}

type NewEvent = Omit<Fact, "status"> & { readonly body: string };

/** Stores events that are not stored yet, with a delivery to each endpoint that wants them and was there when they happened. */
export async function storeEvents(tx: Database, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const stored = await tx
    .insert(feedEvents)
    .values(events.map(({ at, ...event }) => ({ ...event, id: crypto.randomUUID(), occurredAt: at })))
    .onConflictDoNothing({ target: feedEvents.fact })
    .returning({ id: feedEvents.id });
  if (stored.length === 0) return;
  const ids = stored.map(({ id }) => id);
  await tx.execute(sql`
    insert into ${feedDeliveries} (event_id, endpoint_id)
    select ${feedEvents.id}, ${feedEndpoints.id} from ${feedEvents}, ${feedEndpoints}
    where ${inArray(feedEvents.id, ids)} and ${wants(sql`${feedEvents.kind}`)}
      and date_trunc('milliseconds', ${feedEndpoints.createdAt}) <= ${feedEvents.occurredAt}`); // A Date has no microseconds
}

/** A paused endpoint too: its events wait. */
function wants(kind: SQL): SQL {
  return sql`${feedEndpoints.removedAt} is null and ${kind} = any(${feedEndpoints.kinds})`;
}
