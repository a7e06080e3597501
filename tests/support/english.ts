import { basename } from "node:path";
import { messageFiles } from "./sources";

/** All English messages, by namespace. */
export const english: Readonly<Record<string, unknown>> = Object.fromEntries(
  messageFiles()
    .filter(({ file }) => /\/en\/\w+\.json$/.test(file))
    .map(({ file, text }) => [basename(file, ".json"), JSON.parse(text)]),
);

/** The paths of all texts in a tree of messages, such as `hero.title`. */
export function leafPaths(tree: unknown, path = ""): string[] {
  if (typeof tree === "string") return [path];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leafPaths(value, path ? `${path}.${key}` : key),
  );
}
