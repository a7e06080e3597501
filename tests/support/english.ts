import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../messages/en");

/** All English messages, by namespace. */
export const english: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name.slice(0, -".json".length), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
);

/** The paths of all texts in a tree of messages, such as `hero.title`. */
export function leafPaths(tree: unknown, path = ""): string[] {
  if (typeof tree === "string") return [path];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leafPaths(value, path ? `${path}.${key}` : key),
  );
}
