import { words } from "./words";

/** What an erasure takes, in words, by what was counted. */
export function erasedLines(counts: Readonly<Record<string, unknown>>): string[] {
  const t = words("en-GB", "privacy");
  return Object.entries(counts).flatMap(([name, count]) => {
    const key = `erased.${name}` as "erased.notes";
    return typeof count === "number" && count > 0 && t.has(key) ? [t(key, { count })] : [];
  });
}
