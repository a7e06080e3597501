import { basename } from "node:path";
import { messageFiles } from "./sources";

type Trees = Readonly<Record<string, unknown>>;

/** All English messages, by namespace. */
export const english = messagesIn("en");

/** The files of a language, by namespace. */
export function messagesIn(language: string): Trees {
  const ofLanguage = new RegExp(`/${language}/\\w+\\.json$`);
  return Object.fromEntries(
    messageFiles()
      .filter(({ file }) => ofLanguage.test(file))
      .map(({ file, text }) => [basename(file, ".json"), JSON.parse(text)]),
  );
}

/** The paths of all texts in a tree of messages, such as `hero.title`. */
export function leafPaths(tree: unknown, path = ""): string[] {
  if (typeof tree === "string") return [path];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leafPaths(value, path ? `${path}.${key}` : key),
  );
}

/** The text at a path. */
export function textAt(tree: unknown, path: string): string {
  return String(path.split(".").reduce<unknown>((branch, key) => Object(branch)[key], tree));
}
