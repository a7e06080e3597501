import { lastAlarm } from "@/db/queries/alarms";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission } from "@/db/queries/submissions";
import type { AlarmReason, EndingReason } from "@/lib/payments/alarms";
import { query } from "@/server/database";
import { readPayload } from "@/server/jobs/payload";
import { wakeWorker } from "@/server/jobs/wake";
import { log } from "@/server/logging/log";
import { firmAlarm } from "@/server/mail/mails/firm-alarm";
import type { Refusal } from "./reply";

type Alarm = {
  reason: AlarmReason;
  submissionId?: string | null;
  detail?: string; // A code or an id, never what somebody typed
  about: string; // The subject: alarms with the same reason and subject are sent once
};

export function alarmEntry({ reason, submissionId, detail, about }: Alarm) {
  return firmAlarm.entry(`${reason}:${about}`, { reason, submissionId: submissionId ?? undefined, detail });
}

export async function raiseAlarm(alarm: Alarm): Promise<void> {
  await query((db) => addToOutbox(db, [alarmEntry(alarm)]));
  wakeWorker();
}

/** Raises an alarm about a resource of the provider, unless an earlier one has not ended yet. */
export async function raiseAbout(
  resourceId: string,
  { reason, submissionId }: Pick<Alarm, "reason" | "submissionId">,
): Promise<void> {
  const last = await lastAbout(resourceId, reason);
  if (last && !last.payload.isOver) return;
  const about = last ? `${resourceId}:${last.id}` : resourceId;
  await raiseAlarm({ reason, submissionId, detail: resourceId, about });
}

/** The alarms about a resource, with these reasons, that have not ended. */
export async function openAbout(resourceId: string, reasons: readonly EndingReason[]) {
  const last = await Promise.all(reasons.map((reason) => lastAbout(resourceId, reason)));
  return last.flatMap((alarm) => (alarm && !alarm.payload.isOver ? [alarm] : []));
}

/** Queues one mail to the firm: what the alarm was about is over. */
export async function endAlarm({
  id,
  payload,
}: Awaited<ReturnType<typeof openAbout>>[number]): Promise<void> {
  const entry = firmAlarm.entry(`${payload.reason}:over:${id}`, { ...payload, isOver: true });
  await query((db) => addToOutbox(db, [entry]));
  wakeWorker();
}

async function lastAbout(resourceId: string, reason: AlarmReason) {
  const last = await query((db) => lastAlarm(db, reason, resourceId));
  return last && { id: last.id, payload: readPayload(firmAlarm.payload, last.payload) };
}

/** Raises an alarm for a refusal that a retry would not fix, unless the submission was deleted while the provider was asked. */
export async function raiseRefusal(submissionId: string, { reason, code }: Refusal): Promise<void> {
  if (!(await query((db) => findSubmission(db, submissionId)))) return;
  const today = new Date().toISOString().slice(0, 10);
  const alarm = { submissionId, detail: code, about: submissionId };
  if (reason === "unauthorised")
    await raiseAlarm({ reason: "provider_unauthorised", detail: code, about: today });
  else if (reason === "not_found") await raiseAlarm({ reason: "provider_not_found", ...alarm });
  else if (reason === "refused") await raiseAlarm({ reason: reasonOf(code), ...alarm });
  else log("warn", "provider unreachable", { submission: submissionId, reason, code });
}

function reasonOf(code: string): AlarmReason {
  if (code === "other_submission" || code === "conflicting_subscription") return code;
  return "provider_refused";
}
