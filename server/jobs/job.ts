/** A scheduled job, run by one instance at a time. */
export type Job = {
  /** Null: it runs only when it is asked for by name. */
  readonly everySeconds: number | null;
  /** Returns how many items it handled; null if it had nothing to do here. */
  readonly run: () => Promise<number | null>;
};

/** The result for an outbox entry. `note`: why it is done without an effect. `later`: the reason for the retry. */
export type HandlerResult = { done: true; note?: string } | { done: false; later: string };
