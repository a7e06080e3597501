import type { Database } from "@/db/client/database";
import { type LastAct, lastAct } from "./queries";
import type { AuditAct } from "./rules";

/**
 * `repeated`: the fields have the wanted values already. `stale`: somebody else has changed a field that this would change; `now` is
 * what is stored, `last` the act that set such a field.
 */
export type ChangeResult<Fields> =
  | { outcome: "done"; fields: readonly (keyof Fields)[]; before: Fields; after: Fields }
  | { outcome: "repeated" }
  | { outcome: "stale"; now: Fields; last: LastAct | null };

type Versions<Fields> = { now: Fields; seen: Fields; wanted: Fields };

/**
 * Compares what a form showed and wants with the stored row, field by field: changes of different fields are not stale. The row is
 * locked by `tx`. `acts`: the act that sets each field.
 */
export async function changeOf<Fields extends object>(
  tx: Database,
  id: string,
  acts: Readonly<Record<keyof Fields, AuditAct>>,
  { now, seen, wanted }: Versions<Fields>,
): Promise<ChangeResult<Fields>> {
  const names = Object.keys(acts) as (keyof Fields)[];
  const fields = names.filter((name) => wanted[name] !== seen[name] && wanted[name] !== now[name]);
  if (fields.length === 0) return { outcome: "repeated" };
  const stale = fields.filter((name) => now[name] !== seen[name]).map((name) => acts[name]);
  if (stale.length > 0) return { outcome: "stale", now, last: await lastAct(tx, id, stale) };
  const after = { ...now };
  for (const name of fields) after[name] = wanted[name];
  return { outcome: "done", fields, before: now, after };
}
