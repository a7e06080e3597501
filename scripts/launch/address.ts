import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirProblem } from "@/db/client/data-dir";
import { beforeLeaving } from "./processes";
import { type LaunchSettings, privateFolder } from "./settings";

type Site = Pick<LaunchSettings, "dataDir" | "localUrl">;

/**
 * Records where the site answers, so that commands find it whatever port it was started with. Instances that share the
 * folder have a file each, named by the port.
 */
export function recordAddress({ dataDir, localUrl }: Site): void {
  const folder = folderIn(dataDir);
  const file = join(folder, new URL(localUrl).port);
  try {
    privateFolder(folder);
    writeFileSync(file, localUrl, { mode: 0o600 });
  } catch (problem) {
    throw dataDirProblem(problem, dataDir);
  }
  beforeLeaving(async () => rmSync(file, { force: true }));
}

/**
 * The addresses at which the sites of this folder answer, or answered before a crash. Empty if the start command has started
 * none.
 */
export function recordedAddresses(dataDir: string): string[] {
  const folder = folderIn(dataDir);
  try {
    return readdirSync(folder).map((port) => readFileSync(join(folder, port), "utf8"));
  } catch {
    return [];
  }
}

function folderIn(dataDir: string): string {
  return join(dataDir, "addresses");
}
