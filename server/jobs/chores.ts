import "server-only";
import type { Writer } from "@/db/client/room";
import { takeChore } from "@/db/queries/chores";
import { maintainDatabase, query } from "@/server/database";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { purge } from "@/server/payments/purge";
import { sweep } from "@/server/payments/sweep";

type Chore = { everySeconds: number; run: () => Promise<number | null>; writer?: Writer };

/** What comes round by itself, each done by whichever instance takes it first; `run` answers how much was found. */
const chores = {
  reconcile_unfinished: { everySeconds: 60, run: sweep },
  catch_up_on_events: { everySeconds: 300, run: catchUpOnEvents },
  purge_records: { everySeconds: 3_600, run: purge, writer: "maintenance" },
  maintain_embedded: { everySeconds: 3_600, run: maintainDatabase, writer: "maintenance" },
} satisfies Record<string, Chore>;

export type ChoreName = keyof typeof chores;
export const choreNames = Object.keys(chores) as ChoreName[];

/** Does a chore if it is due, or at once when told to; null when it is not due or another instance has it. */
export async function doChore(name: ChoreName, { now }: { now: boolean }): Promise<number | null> {
  const { everySeconds, run, writer }: Chore = chores[name];
  if (!now && !(await query((db) => takeChore(db, name, everySeconds), writer))) return null;
  return run();
}
