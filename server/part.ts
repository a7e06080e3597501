import type { Database } from "@/db/client/database";
import type { Tally } from "./jobs/batches";
import type { Job } from "./jobs/job";
import type { Mail } from "./mail/mail";

/** Repeated work of a part. Like a queue, it is asked every half minute, and when a commit wakes the worker. */
type RecurringWork = {
  /** Starts what is due, and does not wait for it. */
  readonly start: () => Promise<void>;
  /** Does all that is due; returns how much was done and how much was postponed. */
  readonly drain: () => Promise<Tally>;
};

/** What a part of the product, such as the firm's desk, adds to the server's own work. The server knows parts by this list alone. */
export type Part = {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly recurringWork: Readonly<Record<string, RecurringWork>>;
  readonly mails: readonly Mail[];
  /** Deletes a batch of what has expired; returns how many rows, 0 when nothing is left. */
  readonly purgeExpired: (db: Database) => Promise<number>;
  /** Deletes a batch of old records, given a time that the database's clock can be trusted with. */
  readonly purgeOld: (db: Database, at: Date) => Promise<number>;
  /** Sets the part's gauges for a scrape. */
  readonly measure: () => Promise<void>;
};
