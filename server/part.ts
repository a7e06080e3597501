import type { Database } from "@/db/client/database";
import type { Mail } from "./mail/mail";

/** What a part of the product, such as the firm's desk, adds to the server's own work. The server knows parts by this list alone. */
export type Part = {
  readonly mails: readonly Mail[];
  /** Deletes a batch of what has expired; returns how many rows, 0 when nothing is left. */
  readonly purgeExpired: (db: Database) => Promise<number>;
};
