import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";

const rules = readFileSync(join(root, "deploy/Dockerfile.dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => ({ isKept: line.startsWith("!"), matches: pattern(line.replace(/^!/, "")) }));

/** Whether Docker copies the file, named from the repository's folder, into an image. The last rule that matches decides. */
export function isInImage(path: string): boolean {
  return rules.findLast(({ matches }) => matches.test(path))?.isKept ?? true;
}

/** A pattern of a .dockerignore file: it matches from the top folder, and what is below a match too. */
function pattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^${source}(?:/|$)`);
}
