import type { Submission } from "@/db/queries/submissions";
import { changesIn, reasonIn } from "@/desk/audit/rules";
import { dropped, notNeeded } from "@/lib/outbox";
import type { historyOf } from "./history";
import type { notesOfSignUp } from "./notes";
import type { TimelineEntry } from "./timeline-entry";

type Known = {
  signUp: Submission;
  notes: Awaited<ReturnType<typeof notesOfSignUp>>;
  history: Awaited<ReturnType<typeof historyOf>>;
};

type History = Known["history"];

/** All that happened to a sign-up, the newest first. */
export function timelineOf({ signUp, notes, history }: Known): readonly TimelineEntry[] {
  const { moves, events, work, deliveries, sent, acts, times } = history;
  const entries: TimelineEntry[] = [
    ...moves.map(({ id, at, from, to, cause }) => ({ id, kind: "move" as const, at, from, to, cause })),
    ...events.map(({ id, at, resource, action }) => ({ id, kind: "event" as const, at, resource, action })),
    ...deliveries.map(deliveryEntry),
    ...work.map((entry) => workEntry(entry, acts)),
    ...notes.map(({ id, at, author }) => ({ id, kind: "note" as const, at, by: author })),
    ...acts
      .filter(({ act }) => act !== "note_added" && act !== "job_dropped") // The note, or the work, is there
      .map(({ id, act, at, by, fields, values }) => {
        const changes = changesIn(fields, values);
        return { id, kind: "act" as const, act, at, by: by ?? "", fields, changes };
      }),
    ...sent.map(({ id, at }) => ({ id, kind: "sentToBank" as const, at })),
    { id: signUp.id, kind: "submitted", at: signUp.createdAt },
    ...stepEntries(signUp.draftId, times),
  ];
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** A step is saved when the next one is first reached. Nothing is known of steps before these times were kept. */
function stepEntries(draft: string, times: History["times"]): TimelineEntry[] {
  if (!times) return [];
  const { market, startedAt, rolloverAt, businessAt, contactAt, reviewAt } = times;
  const saved = { contact: reviewAt, business: contactAt, rollover: businessAt, plan: rolloverAt } as const;
  return [
    ...(["contact", "business", "rollover", "plan"] as const).flatMap((step) => {
      const at = saved[step];
      return at ? [{ id: `${draft} ${step}`, kind: "saved" as const, at, step }] : [];
    }),
    { id: draft, kind: "started", at: startedAt, market },
  ];
}

function workEntry(
  { id, kind, createdAt, doneAt, deadAt, attempts, error }: History["work"][number],
  acts: History["acts"],
): TimelineEntry {
  const over = error === dropped ? "dropped" : error === notNeeded ? "notNeeded" : "sent";
  const state = doneAt ? over : deadAt ? "parked" : "waiting";
  const drop = acts.find(({ act, subjectId }) => act === "job_dropped" && subjectId === id);
  return {
    ...{ id, kind: "work", at: doneAt ?? deadAt ?? createdAt, work: kind, state, attempts, error },
    drop: state === "dropped" && drop ? { by: drop.by ?? "", reason: reasonIn(drop.values) } : null,
  };
}

function deliveryEntry(delivery: History["deliveries"][number]): TimelineEntry {
  const { id, event, endpoint, createdAt, lastAttemptAt, doneAt, deadAt, status, milliseconds, error } =
    delivery;
  const state = doneAt ? "sent" : deadAt ? "parked" : "waiting";
  const at = doneAt ?? deadAt ?? lastAttemptAt ?? createdAt;
  return { id, kind: "delivery", at, event, endpoint, state, status, milliseconds, error };
}
