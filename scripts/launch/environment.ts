import { resolve } from "node:path";
import nextEnv from "@next/env";
import { settings } from "@/server/env";
import { root } from "./root";

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

export type LaunchSettings = ReturnType<typeof settingsOrExit>;
