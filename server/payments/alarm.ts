import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission } from "@/db/queries/submissions";
import type { AlarmReason } from "@/lib/payments/alarms";
import { query } from "@/server/database";
import type { Refusal } from "@/server/gocardless/reply";
import { wakeWorker } from "@/server/jobs/wake";
import { log } from "@/server/logging/log";

type Alarm = {
  reason: AlarmReason;
  submissionId?: string | null;
  detail?: string; // A code or an id, never what somebody typed
  about: string; // The subject: alarms with the same reason and subject are sent once
};

export function alarmEntry({ reason, submissionId, detail, about }: Alarm) {
  return {
    kind: "firm_alarm",
    key: `firm_alarm:${reason}:${about}`,
    payload: { reason, submissionId: submissionId ?? undefined, detail },
  } as const;
}

export async function raiseAlarm(alarm: Alarm): Promise<void> {
  await query((db) => addToOutbox(db, [alarmEntry(alarm)]));
  wakeWorker();
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
