/** A scheduled job, run by one instance at a time. */
export type Job = {
  readonly name: string;
  readonly everySeconds: number;
  /** Returns how many items it handled; null if it had nothing to do here. */
  readonly run: () => Promise<number | null>;
};

/**
 * Why an outbox entry is tried again. `later`: a code. `waitsFor`: what was away, if that was the reason: `database`, `provider`,
 * `mail_server`, `receiver` (of the feed), `events` (other events of one webhook), or the code of a temporary refusal, which may concern one mailbox only.
 */
export type Later = {
  later: string;
  waitsFor?: string | undefined;
  /** How long the service asked to wait, in seconds; at most an hour is kept to. */
  minSeconds?: number;
  /** The entry is parked at once, since a retry would change nothing. */
  isFinal?: true;
};

/** The result for an outbox entry. `note`: why it is done without an effect. */
export type HandlerResult = { done: true; note?: string } | ({ done: false } & Later);
