import type { LastAct } from "@/desk/audit/queries";

/**
 * `repeated`: it was made before. `same`: nothing was asked for. `stale`: somebody else has changed a field that this would
 * change; `now` is what is stored, `last` their act. `erased`: there is nobody left to look after.
 */
export type ChangeResult<Fields> =
  | { outcome: "changed"; fields: readonly (keyof Fields)[]; before: Fields; after: Fields }
  | { outcome: "repeated" | "same" | "erased" }
  | { outcome: "stale"; now: Fields; last: LastAct | null };

type Changed<Fields> = Exclude<ChangeResult<Fields>, { outcome: "stale" }>;

/** Compares what an operator saw and wants with the row; null if it is stale, as one of other fields is not. */
export function changeOf<Fields extends object>(
  now: Fields,
  seen: Fields,
  wanted: Fields,
): Changed<Fields> | null {
  const names = Object.keys(wanted) as (keyof Fields)[];
  const asked = names.filter((name) => wanted[name] !== seen[name]);
  const fields = asked.filter((name) => wanted[name] !== now[name]);
  if (fields.length === 0) return { outcome: asked.length > 0 ? "repeated" : "same" };
  if (fields.some((name) => now[name] !== seen[name])) return null;
  const after = { ...now };
  for (const name of fields) after[name] = wanted[name];
  return { outcome: "changed", fields, before: now, after };
}
