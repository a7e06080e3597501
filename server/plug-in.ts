import type { Database } from "@/db/client/database";
import type { Limits } from "./http/limit-table";
import type { Block } from "./mail/email";
import type { Mail } from "./mail/mail";
import type { AboutPerson, RecordReceipt } from "./privacy/person";

/** What the firm's desk, or another plug-in, adds to the server's own work. The server knows plug-ins by the list in `plug-ins.ts` alone. */
export type PlugIn = {
  readonly mails: readonly Mail[];
  /** The limits of its actions, which it counts by `rateLimit`. */
  readonly limits: Readonly<Record<string, Limits>>;
  /** The button of a mail to the firm that leads to the plug-in's page at an address; none if the plug-in is off. */
  readonly link: (address: string) => readonly Block[];
  /** Deletes a batch of what has expired; returns how many rows, 0 when nothing is left. */
  readonly purgeExpired: (db: Database) => Promise<number>;
  /** Erases a person from the plug-in's tables, before the core's rows go; returns the counts of rows. */
  readonly erase: (tx: Database, about: AboutPerson) => Promise<Readonly<Record<string, number>>>;
  /** What the plug-in's tables hold about a person, without names of operators. */
  readonly fileOf: (tx: Database, about: AboutPerson) => Promise<Readonly<Record<string, unknown>>>;
  /** Records what `npm run privacy` did. */
  readonly recordCommand: RecordReceipt;
};
