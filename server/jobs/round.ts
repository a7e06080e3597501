import "server-only";
import { parkedEntries, retryParked } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { type ChoreName, choreNames, doChore } from "./chores";
import { type LaneName, laneNames, workOn } from "./lanes";

export type Round = {
  /** How many each chore found. */
  chores: Partial<Record<ChoreName, number | null>>;
  lanes: Partial<Record<LaneName, { done: number; later: number }>>;
  /** What was given up and waits for a person. */
  parked: { kind: string; error: string | null; count: number }[];
};

/** One round of all the work beside the requests, now. With `retryParked`, what was given up gets its tries again. */
export async function roundNow(how: { retryParked: boolean }): Promise<Round> {
  const round: Round = { chores: {}, lanes: {}, parked: [] };
  if (how.retryParked) await query(retryParked);
  for (const name of choreNames) round.chores[name] = await doChore(name, { now: true });
  for (const name of laneNames) round.lanes[name] = await workOn(name);
  round.parked = await query(parkedEntries);
  return round;
}
