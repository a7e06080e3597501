import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import nextEnv from "@next/env";
import { settings } from "@/server/env";
import { unknownNames } from "@/server/settings/unknown";

export type LaunchSettings = ReturnType<typeof settingsOrExit>;

/**
 * The settings from the environment and the `.env` files, in Next's order. Lists invalid ones and exits. `warns`: about names
 * that are no settings; a command that another one starts does not warn again.
 */
export function settingsOrExit({ dev, warns = false }: { dev: boolean; warns?: boolean }) {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), dev, {
    info: () => {},
    error: console.error,
  });
  const inFiles = loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
  if (warns) for (const warning of unknownNames(inFiles, Object.keys(process.env))) console.error(warning);
  try {
    const read = settings();
    return { ...read, dataDir: resolve(read.dataDir) };
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

export function requirePackages(what: string, names: readonly string[]): void {
  const missing = names.filter((name) => !existsSync(join("node_modules", name)));
  if (missing.length > 0)
    throw new Error(`${what} needs ${missing.join(", ")}: run npm ci without --omit=dev.`);
}
