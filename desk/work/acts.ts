import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { isLongerThan, tidy } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { scheduledJobs } from "@/server/jobs/jobs";
import { wakeWorker } from "@/server/jobs/wake";
import { countWork, dropEntry, listWork, nextRuns, retryEntry, type WorkOutcome } from "./queries";
import { mostOfReason, type WorkState } from "./rules";

const perPage = 25;

export function workPage(state: WorkState, olderThan: string | null) {
  return query(async (db) => {
    const rows = await listWork(db, state, { olderThan, limit: perPage + 1 });
    const entries = rows.slice(0, perPage);
    const next = await nextRuns(db);
    return {
      entries,
      counts: await countWork(db),
      isFirst: olderThan === null,
      older: rows.length > perPage ? (entries.at(-1)?.id ?? null) : null,
      jobs: scheduledJobs.map(({ name, everySeconds: seconds }) => ({
        name,
        seconds,
        next: next.get(name) ?? null,
      })),
    };
  });
}

/** Makes a parked or postponed entry due at once. */
export async function retryWork(by: SignedIn, id: string): Promise<WorkOutcome> {
  if (!isUuid(id)) return "unknown";
  const entry = { act: "job_retried", subject: "job", id } as const;
  const outcome = await audited(by, ifDone(entry), (tx) => retryEntry(tx, id));
  wakeWorker();
  return outcome;
}

/** Ends an entry without doing it, for a reason that the audit keeps. */
export async function dropWork(
  by: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<WorkOutcome | "noReason" | "longReason"> {
  if (!isUuid(id)) return "unknown";
  const given = tidy(reason);
  if (given === "") return "noReason";
  if (isLongerThan(given, mostOfReason)) return "longReason";
  const entry = { act: "job_dropped", subject: "job", id, values: { reason: given } } as const;
  return audited(by, ifDone(entry), (tx) => dropEntry(tx, id));
}

const ifDone = (entry: AuditEntry) => (outcome: WorkOutcome) => (outcome === "done" ? entry : null);
