import { createHash } from "node:crypto";
import { countUse, returnUse } from "@/db/queries/limits";
import { query } from "../database";
import { metrics } from "../logging/metrics";
import { headersOfRequest } from "../this-request";
import { clientNetwork, limitOf, sharedNetwork } from "./client-network";
import { type Action, afterWait, type Limits, limits, type RateLimitResult } from "./limit-table";

type PlugInAction = readonly [name: string, limits: Limits];

/** Counts an action of the current request against its limits, which a plug-in brings for its own. */
export async function rateLimit(
  of: Action | PlugInAction,
  subjects: readonly string[] = [],
): Promise<RateLimitResult> {
  const [action, { network, subject, all }]: PlugInAction = typeof of === "string" ? [of, limits[of]] : of;
  const request = await headersOfRequest();
  const from = request && clientNetwork(request);
  if (from === sharedNetwork && network) metrics().sharedLimits.inc({ action });
  // Subjects first: an action that a subject's limit refuses is not counted for the network.
  const windows = [
    ...(subject ? subjects.map((one) => ({ key: keyOf(action, one), ...subject })) : []),
    ...(from && network ? [{ ...network, key: keyOf(action, from), max: limitOf(from, network.max) }] : []),
    ...(all ? [{ key: action, ...all }] : []),
  ];
  return afterWait(await query((db) => countUse(db, windows)));
}

/** Takes back what `limitAction` has counted against the limits of the subjects, for an action that failed. */
export async function returnToLimit(action: string, subjects: readonly string[]): Promise<void> {
  const keys = subjects.map((one) => keyOf(action, one));
  await query((db) => returnUse(db, keys));
}

function keyOf(action: string, subject: string): string {
  return `${action}:${createHash("sha256").update(`${action} ${subject}`).digest("base64url")}`;
}
