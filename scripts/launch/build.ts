import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startNext } from "./children";
import type { LaunchSettings } from "./environment";
import { fingerprint } from "./fingerprint";
import { hold } from "./hold";
import { privateFolder } from "./private-folder";
import { root } from "./root";

const buildsFolder = join(root, ".builds");
const keptBuilds = 3;
const usersPerBuild = 16;

/**
 * The folder of the build that fits sources and settings, relative to the root; made first when there is none.
 * Each fingerprint has a folder of its own, so that nothing is ever rebuilt under a running site.
 */
export async function ensureBuild(settings: LaunchSettings, actionsKey: string): Promise<string> {
  const folder = join(buildsFolder, fingerprint(root, settings, actionsKey));
  privateFolder(buildsFolder);
  const release = await turnToBuild(folder);
  try {
    if (existsSync(marker(folder))) utimesSync(marker(folder), new Date(), new Date());
    else await build(folder, actionsKey);
    await claimForThisProcess(folder);
  } finally {
    release();
  }
  await dropOldBuilds(folder);
  return relative(root, folder);
}

/** Written last: a folder without it is a build that was interrupted. */
function marker(folder: string): string {
  return join(folder, "complete");
}

async function turnToBuild(folder: string): Promise<() => void> {
  for (let waiting = false; ; waiting = true) {
    const release = await hold(buildName(folder));
    if (release) return release;
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
  for (const name of userNames(folder)) if (await hold(name)) return;
}

/** Keeps the last few builds, those that a running command uses, and those that another one is making. */
async function dropOldBuilds(current: string): Promise<void> {
  const others = readdirSync(buildsFolder)
    .map((name) => join(buildsFolder, name))
    .filter((folder) => folder !== current)
    .sort((a, b) => lastUsed(b) - lastUsed(a));
  for (const folder of others.slice(keptBuilds - 1)) {
    const release = await hold(buildName(folder));
    if (release && !(await isInUse(folder))) rmSync(folder, { recursive: true, force: true });
    release?.();
  }
}

function lastUsed(folder: string): number {
  return statSync(marker(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function isInUse(folder: string): Promise<boolean> {
  for (const name of userNames(folder)) {
    const release = await hold(name);
    if (!release) return true;
    release();
  }
  return false;
}

function buildName(folder: string): string {
  return `${folder} build`;
}

function userNames(folder: string): string[] {
  return Array.from({ length: usersPerBuild }, (_, user) => `${folder} user ${user}`);
}
