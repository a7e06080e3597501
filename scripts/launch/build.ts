import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FolderInUse, type Lock, lockFolder } from "@/db/client/lock";
import { startNext } from "./children";
import type { LaunchSettings } from "./environment";
import { fingerprint } from "./fingerprint";
import { privateFolder } from "./private-folder";
import { root } from "./root";

const buildsFolder = join(root, ".builds");
/** Locks are on folders of their own: that of a build is removed and made again. */
const locksFolder = join(buildsFolder, "locks");
const keptBuilds = 3;
const users = Array.from({ length: 16 }, (_, user) => `user-${user}`);

/**
 * The folder of the build that fits sources and settings, relative to the root; made first when there is none.
 * Each fingerprint has a folder of its own, so that nothing is ever rebuilt under a running site.
 */
export async function ensureBuild(settings: LaunchSettings, actionsKey: string): Promise<string> {
  const folder = join(buildsFolder, fingerprint(root, settings, actionsKey));
  privateFolder(buildsFolder);
  const turn = await turnToBuild(folder);
  try {
    if (existsSync(marker(folder))) utimesSync(marker(folder), new Date(), new Date());
    else await build(folder, actionsKey);
    await claimForThisProcess(folder);
  } finally {
    await turn.release();
  }
  await dropOldBuilds(folder);
  return relative(root, folder);
}

/** Written last: a folder without it is a build that was interrupted. */
function marker(folder: string): string {
  return join(folder, "complete");
}

async function turnToBuild(folder: string): Promise<Lock> {
  for (let waiting = false; ; waiting = true) {
    const lock = await lockIfFree(folder, "build");
    if (lock) return lock;
    if (!waiting) console.log("Another command is building the same site; waiting for it.");
    await pause(250);
  }
}

async function build(folder: string, actionsKey: string): Promise<void> {
  console.log("Building the site (once; again only when sources or names and links change) …");
  const began = Date.now();
  rmSync(folder, { recursive: true, force: true });
  // It holds the key of the server actions.
  privateFolder(folder);
  const child = startNext("build", ["build"], {
    stdio: "pipe",
    env: { NEXT_DIST_DIR: relative(root, folder), NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey },
  });
  const output: Buffer[] = [];
  child.process.stdout?.on("data", (chunk) => output.push(chunk));
  child.process.stderr?.on("data", (chunk) => output.push(chunk));
  if ((await child.ended) !== 0) {
    throw new Error(`The build failed.\n${Buffer.concat(output).toString()}`);
  }
  writeFileSync(marker(folder), "");
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

async function claimForThisProcess(folder: string): Promise<void> {
  for (const user of users) if (await lockIfFree(folder, user)) return;
}

/** Keeps the last few builds, those that a running command uses, and those that another one is making. */
async function dropOldBuilds(current: string): Promise<void> {
  const others = readdirSync(buildsFolder)
    .map((name) => join(buildsFolder, name))
    .filter((folder) => folder !== current && folder !== locksFolder)
    .sort((a, b) => lastUsed(b) - lastUsed(a));
  for (const folder of others.slice(keptBuilds - 1)) {
    const turn = await lockIfFree(folder, "build");
    // Another start that tidies up at the same moment may make a lock's folder again.
    if (turn && !(await isInUse(folder)))
      for (const path of [folder, locksOf(folder)])
        rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    await turn?.release();
  }
}

function lastUsed(folder: string): number {
  return statSync(marker(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function isInUse(folder: string): Promise<boolean> {
  for (const user of users) {
    const lock = await lockIfFree(folder, user);
    if (!lock) return true;
    await lock.release();
  }
  return false;
}

function locksOf(folder: string): string {
  return join(locksFolder, basename(folder));
}

/** Null when another process has it. */
async function lockIfFree(folder: string, what: string): Promise<Lock | null> {
  try {
    return await lockFolder(join(locksOf(folder), what));
  } catch (problem) {
    if (problem instanceof FolderInUse) return null;
    throw problem;
  }
}
