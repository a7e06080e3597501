import type { Submission } from "@/db/queries/submissions";
import { type AuditAct, changesIn, type FieldChange, reasonIn } from "@/desk/auth/audit/rules";
import { entryName } from "@/desk/operations/entry-name";
import type { notesAbout } from "@/desk/sign-ups/notes";
import type { MarketCode } from "@/lib/markets";
import { notNeeded } from "@/lib/outbox";
import { type SetUp, setUpAfter } from "@/lib/payments/states";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Mail } from "@/server/mail/mail";
import { findMail } from "@/server/mail/mails";
import type { historyOf } from "./history";

/** The code of an outbox entry that an operator dropped. */
export const dropped = "dropped";

/** Ids by the names of what they stand for. */
export type Ids = Readonly<Record<string, string>>;

/**
 * Something that happened to a sign-up. `id` is unique among entries of the same kind; `entry` is an outbox entry. `ids`: those of our
 * records and of the provider's.
 */
export type TimelineEntry = { readonly id: string | number; readonly at: Date; readonly ids?: Ids } & (
  | { kind: "started"; market: MarketCode }
  | { kind: "saved"; step: WizardStep }
  | { kind: "submitted" }
  | { kind: "sentToBank" }
  | { kind: "move"; to: SetUp; cause: string }
  | { kind: "event"; resource: string; action: string }
  | {
      kind: "entry";
      /** The kind of the outbox entry. */
      outboxKind: string;
      name: string;
      /** Who gets the mail; null for an entry that is not a mail known to this release. */
      mailTo: Mail["audience"] | null;
      state: "sent" | "notNeeded" | "dropped" | "parked" | "waiting";
      attempts: number;
      error: string | null;
      /** Who dropped it, and why. */
      drop: { readonly by: string; readonly reason: string } | null;
    }
  | {
      kind: "act";
      act: AuditAct;
      by: string;
      fields: readonly string[];
      /** Empty once an erasure has removed the values. */
      changes: readonly FieldChange[];
    }
  | { kind: "note"; by: string; isMail: boolean }
);

type Known = {
  signUp: Submission;
  notes: Awaited<ReturnType<typeof notesAbout>>;
  history: Awaited<ReturnType<typeof historyOf>>;
};

type History = Known["history"];

/** All that happened to a sign-up, the newest first. */
export function timelineOf({ signUp, notes, history }: Known): readonly TimelineEntry[] {
  const { moves, events, entries: queued, sent, acts, times } = history;
  const entries: TimelineEntry[] = [
    ...moves.map((move) => {
      const { id, at, cause } = move;
      const [, event] = cause.split(" ");
      const ids = { ...(event && { event }), ...(move.to === "confirmed" && providerIds(signUp)) };
      return { id, kind: "move" as const, at, to: setUpAfter(move), cause, ids };
    }),
    ...events.map(({ id, at, resource, action, links }) => {
      return { id, kind: "event" as const, at, resource, action, ids: { event: id, ...links } };
    }),
    ...queued.map((entry) => outboxEntry(entry, acts)),
    ...notes.map(({ id, at, author, subject }) => {
      return { id, kind: "note" as const, at, by: author, isMail: subject !== null };
    }),
    ...acts
      .filter(({ act }) => !["note_added", "letter_sent", "job_dropped"].includes(act)) // The note, mail or outbox entry is there
      .map(({ id, act, at, by, fields, values }) => {
        const changes = changesIn(fields, values);
        return { id, kind: "act" as const, act, at, by: by ?? "", fields, changes };
      }),
    ...sent.map(({ id, at }) => ({ id, kind: "sentToBank" as const, at })),
    {
      ...{ id: signUp.id, kind: "submitted", at: signUp.createdAt },
      ids: { sign_up: signUp.id, draft: signUp.draftId },
    },
    ...stepEntries(signUp.draftId, times),
  ];
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
}

function providerIds({ mandateId, subscriptionId, customerId }: Submission): Ids {
  return {
    ...(mandateId && { mandate: mandateId }),
    ...(subscriptionId && { subscription: subscriptionId }),
    ...(customerId && { customer: customerId }),
  };
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

function outboxEntry(
  { id, kind, createdAt, doneAt, deadAt, attempts, error }: History["entries"][number],
  acts: History["acts"],
): TimelineEntry {
  const over = error === dropped ? "dropped" : error === notNeeded ? "notNeeded" : "sent";
  const state = doneAt ? over : deadAt ? "parked" : "waiting";
  const drop = acts.find(({ act, subjectId }) => act === "job_dropped" && subjectId === id);
  return {
    ...{ id, kind: "entry", at: doneAt ?? deadAt ?? createdAt, state, attempts, error, ids: { entry: id } },
    ...{ outboxKind: kind, name: entryName(kind), mailTo: findMail(kind)?.audience ?? null },
    drop: state === "dropped" && drop ? { by: drop.by ?? "", reason: reasonIn(drop.values) } : null,
  };
}
