import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirProblem } from "./data-dir";
import { beforeLeaving } from "./processes";
import { type LaunchSettings, privateFolder } from "./settings";

type Site = Pick<LaunchSettings, "dataDir" | "localUrl">;

/** Records where the site answers, so that commands find it whatever port it was started with. */
export function recordAddress({ dataDir, localUrl }: Site): void {
  try {
    privateFolder(dataDir);
    writeFileSync(fileIn(dataDir), localUrl, { mode: 0o600 });
  } catch (problem) {
    throw dataDirProblem(problem, dataDir);
  }
  // Without a database of its own, another start may have recorded itself in the same folder.
  beforeLeaving(async () => {
    if (recordedAddress(dataDir) === localUrl) rmSync(fileIn(dataDir));
  });
}

/** Null where no site runs, or one that was not started by the start command; after a crash, where it was. */
export function recordedAddress(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), "utf8");
  } catch {
    return null;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "address");
}
