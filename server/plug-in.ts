import type { Database } from "@/db/client/database";
import type { Mail } from "./mail/mail";

/** What the firm's desk, or another plug-in, adds to the server's own work. The server knows plug-ins by the list in `plug-ins.ts` alone. */
export type PlugIn = {
  readonly mails: readonly Mail[];
  /** Deletes a batch of what has expired; returns how many rows, 0 when nothing is left. */
  readonly purgeExpired: (db: Database) => Promise<number>;
};
