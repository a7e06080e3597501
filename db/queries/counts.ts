import { and, isNull, sql } from "drizzle-orm";
import type { PaymentStatus } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";
import { paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";

const count = sql<number>`count(*)::int`;

export type Counts = {
  readonly submissions: readonly { status: PaymentStatus; count: number }[];
  readonly outbox: readonly { kind: string; parked: boolean; count: number }[];
  readonly outboxSeconds: number; // Age of the oldest entry in seconds, 0 if there is none
  readonly eventSeconds: number;
};

export async function countAll(db: Database): Promise<Counts> {
  const parked = sql<boolean>`${outbox.deadAt} is not null`;
  const [waiting] = await db
    .select({ seconds: secondsSince(outbox.createdAt) })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.deadAt)));
  const [event] = await db
    .select({ seconds: secondsSince(paymentEvents.receivedAt) })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), isNull(paymentEvents.outcome)));
  return {
    submissions: await db
      .select({ status: submissions.paymentStatus, count })
      .from(submissions)
      .groupBy(submissions.paymentStatus),
    outbox: await db
      .select({ kind: outbox.kind, parked, count })
      .from(outbox)
      .where(isNull(outbox.doneAt))
      .groupBy(outbox.kind, parked),
    outboxSeconds: waiting?.seconds ?? 0,
    eventSeconds: event?.seconds ?? 0,
  };
}

function secondsSince(oldest: typeof outbox.createdAt | typeof paymentEvents.receivedAt) {
  return sql<number>`coalesce(extract(epoch from now() - min(${oldest})), 0)::float8`;
}
