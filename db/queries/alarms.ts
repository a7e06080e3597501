import { and, desc, eq, sql } from "drizzle-orm";
import type { AlarmReason } from "@/lib/payments/alarms";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";

/** The last alarm with this reason about a resource of the provider. */
export async function lastAlarm(db: Database, reason: AlarmReason, resourceId: string) {
  const [last] = await db
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, "firm_alarm"),
        eq(sql`${outbox.payload}->>'reason'`, reason),
        eq(sql`${outbox.payload}->>'detail'`, resourceId),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return last ?? null;
}
