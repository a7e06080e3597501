import type { z } from "zod";
import type { NewEntry, OutboxEntry } from "@/db/queries/outbox";
import { outboxKey } from "@/lib/outbox";
import { readPayload } from "@/server/jobs/payload";
import type { Email } from "./email";
import type { ComposedMail } from "./send-email";

/** No queue waits for another: ten thousand reminders delay no link. In `links` is mail that somebody waits for. */
export const mailQueues = ["links", "notices", "reminders"] as const;
type MailQueue = (typeof mailQueues)[number];

/** Of the entry for which a message is built. `attempts` counts this one too. */
export type BuiltFor = Pick<OutboxEntry, "id" | "attempts" | "createdAt">;

type MailTraits = {
  /** The kind of its outbox entries. Their keys begin with it. */
  readonly kind: string;
  /** The name that the desk shows. */
  readonly name: () => string;
  readonly audience: "firm" | "contact";
  readonly queue: MailQueue;
  /** Whether an entry is dropped instead of parked for a person when all retries are used up. */
  readonly soonUseless?: true;
  /** Samples for `npm run mail:preview`, by kind and variant. A plug-in has them here, since the scripts know no plug-in. */
  readonly samples?: () => Readonly<Record<string, Email>>;
};

/** A mail, as the worker and the desk use it. */
export type Mail = MailTraits & {
  readonly messageOf: (entry: BuiltFor & Pick<OutboxEntry, "payload">) => Promise<ComposedMail>;
  /** Null for a mail that only an act queues. */
  readonly dueEntries: (() => Promise<readonly NewEntry[]>) | null;
};

type Due<Payload> = {
  /** The subject. Kind and subject are the key of the entry, so it is queued once. */
  readonly about: string;
  readonly payload: Payload;
};

type Row<Schema extends z.ZodType> = MailTraits & {
  /** It holds ids and codes only. The desk and an erasure find the entries of a sign-up by their `submissionId`. */
  readonly payload: Schema;
  /** Builds the message when it is sent, from the state at that moment. */
  readonly build: (payload: z.output<Schema>, entry: BuiltFor) => ComposedMail | Promise<ComposedMail>;
  /**
   * Returns what is due now. It is asked each minute, for a mail that a moment in time makes due and not an act. An entry is
   * deleted a month after it was sent, so what was due longer ago must not be returned again.
   */
  readonly due?: () => Promise<readonly Due<z.output<Schema>>[]>;
};

type Declared<Schema extends z.ZodType> = Mail &
  Row<Schema> & { readonly entry: (about: string, payload: z.output<Schema>) => NewEntry };

/** Declares a mail. `entry` is what an act writes in its own transaction, so that no mail is lost. */
export function mail<Schema extends z.ZodType<NewEntry["payload"]>>(row: Row<Schema>): Declared<Schema> {
  const { kind, due } = row;
  const entry = (about: string, payload: z.output<Schema>) => ({
    kind,
    key: outboxKey(kind, about),
    payload,
  });
  return {
    ...row,
    entry,
    messageOf: async ({ payload, ...entry }) => row.build(readPayload(row.payload, payload), entry),
    dueEntries: due ? async () => (await due()).map(({ about, payload }) => entry(about, payload)) : null,
  };
}
