import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import nextEnv from "@next/env";
import { settings } from "@/server/env";
import { root } from "./root";

/** Exit code of `scripts/migrate.ts` for a database that may come back (sysexits: a temporary failure). */
export const databaseAway = 75;

export type LaunchSettings = ReturnType<typeof settingsOrExit>;

/** Settings from the environment and the `.env` files, as Next reads them. Prints every problem and ends. */
export function settingsOrExit({ dev }: { dev: boolean }) {
  nextEnv.loadEnvConfig(root, dev, { info: () => {}, error: console.error });
  try {
    const read = settings();
    return { ...read, dataDir: resolve(root, read.dataDir) };
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

/** A folder that its owner alone can read, made when it is not there, closed to others when it is. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Throws when a development dependency that `what` needs was left out of the installation. */
export function requirePackages(what: string, names: readonly string[]): void {
  const missing = names.filter((name) => !existsSync(join(root, "node_modules", name)));
  if (missing.length > 0)
    throw new Error(`${what} needs ${missing.join(", ")}: run npm ci without --omit=dev.`);
}
