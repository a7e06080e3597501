type Unit = "days" | "hours" | "minutes" | "seconds";
export type Part = { readonly unit: Unit; readonly count: number };

const sizes: readonly (readonly [Unit, number])[] = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
];

/** A duration in its largest unit, and the next one as well if `parts` is 2: 3 min 48 s. At least one second. */
export function inUnits(seconds: number, parts: 1 | 2 = 2): Part[] {
  const whole = Math.max(1, Math.round(seconds));
  const first = sizes.findIndex(([, size]) => whole >= size);
  let rest = whole;
  return sizes.slice(first, first + parts).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [{ unit, count }] : [];
  });
}
