import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Site } from "@/lib/site";

type BuildSettings = { readonly site: Site; readonly dataDir: string };

/** At the top of the tree: what no page is built from. Anything new there counts until it is named here. */
const notBuilt = new Set([
  "bench",
  "coverage",
  "deploy",
  "docs",
  "node_modules",
  "sandbox",
  "tests",
  "test-results",
]);
const notBuiltFiles =
  /^\.|\.md$|\.tsbuildinfo$|^next-env\.d\.ts$|^(biome|knip)\.json$|^(vitest|playwright|drizzle)\.config\./;

/**
 * Names a build by all that goes into it: the sources, and the settings that prerendered pages show or that the
 * build keeps (the key of the server actions). 16 hexadecimal digits.
 */
export function fingerprint(root: string, settings: BuildSettings, actionsKey: string): string {
  const hash = createHash("sha256").update(JSON.stringify([settings.site, actionsKey]));
  const sources = entries(root).filter(
    ({ name }) =>
      !notBuilt.has(name) && !notBuiltFiles.test(name) && resolve(root, name) !== settings.dataDir,
  );
  for (const file of sources.flatMap((entry) => filesOf(root, entry))) {
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function filesOf(folder: string, entry: Dirent): string[] {
  const path = join(folder, entry.name);
  if (entry.isDirectory()) return entries(path).flatMap((child) => filesOf(path, child));
  return entry.isFile() ? [path] : [];
}

function entries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
