import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { createServer, type ListenOptions } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A folder that this process alone has. The kernel gives it back when the process ends, however it ends. */
export type Lock = {
  /** Whether the path still leads to what was locked, and not to a folder or file that was put in its place. */
  isOn(path: string): boolean;
  release(): Promise<void>;
};

/** The file in a folder that is locked: network drives lock only a file that is open for writing. */
export const lockName = ".lock";

/** Another process has the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(lock: string) {
    super(`in use by another process (lock ${lock})`);
  }
}

class FolderReplaced extends Error {
  constructor(folder: string) {
    super(
      `${folder} cannot be locked: it is replaced again and again, or its file system changes the numbers of its ` +
        "files. Use a folder on a local disk.",
    );
  }
}

const retryMs = 50;
/** For how long a folder may be removed or replaced as it is being locked. */
const replacedMs = 1_000;
/** Where systems keep `flock`, whatever the environment says. */
const programs: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin:/usr/local/bin:/run/current-system/sw/bin",
};

/**
 * Locks a folder, made when it is not there; throws `FolderInUse` when another process has had it for all of
 * `waitMs`. How, and why not by a file's time or a process's number: docs/decisions/0084.
 */
export async function lockFolder(folder: string, { waitMs = 0 } = {}): Promise<Lock> {
  const began = performance.now();
  for (;;) {
    try {
      return await lockOnce(folder);
    } catch (problem) {
      if (performance.now() - began >= worthMs(problem, waitMs)) throw problem;
    }
    await pause(retryMs);
  }
}

/** Milliseconds for which it is worth trying again. */
function worthMs(problem: unknown, waitMs: number): number {
  if (problem instanceof FolderInUse) return waitMs;
  const isGone = problem instanceof Error && "code" in problem && problem.code === "ENOENT";
  return isGone || problem instanceof FolderReplaced ? Math.max(waitMs, replacedMs) : 0;
}

async function lockOnce(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const address = await lockAddress(folder);
  try {
    const file = process.platform === "linux" ? await lockFile(folder) : null;
    if (!file) return address;
    if (file.isOn(folder)) return { ...file, release: () => file.release().finally(address.release) };
    await file.release();
    throw new FolderReplaced(folder);
  } catch (problem) {
    await address.release();
    throw problem;
  }
}

/**
 * The kernel's own lock on a file in the folder. `flock` puts it on our open file, so it stays when `flock` has ended
 * and goes with this process; no child inherits the file. Null where there is no such program.
 */
async function lockFile(folder: string): Promise<Lock | null> {
  const name = join(folder, lockName);
  const file = openSync(name, constants.O_RDWR | constants.O_CREAT, 0o600);
  let isOurs = false;
  try {
    isOurs = await lockOpenFile(name, file);
    if (!isOurs) return null;
  } finally {
    if (!isOurs) closeSync(file);
  }
  const { dev, ino } = fstatSync(file);
  return {
    isOn(path) {
      const now = statSync(join(path, lockName), { throwIfNoEntry: false });
      return now?.ino === ino && now.dev === dev;
    },
    release: async () => closeSync(file),
  };
}

/** False where there is no `flock`. It ends with 1 and says nothing when the lock is taken; busybox's always with 1. */
async function lockOpenFile(name: string, file: number): Promise<boolean> {
  const flock = spawn("flock", ["-n", "3"], { env: programs, stdio: ["ignore", "ignore", "pipe", file] });
  let said = "";
  flock.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const how = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    flock.once("error", (problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? resolve(null) : reject(problem),
    );
    flock.once("close", (code, signal) => resolve(code ?? signal));
  });
  if (how === 0 || how === null) return how === 0;
  if (how === 1 && said === "") throw new FolderInUse(`flock ${name}`);
  const reason = said.trim() || `flock ended with ${how}`;
  throw new Error(`${name} cannot be locked (${reason}). Use a folder on a file system with locks.`);
}

/**
 * The lock of the former release, which does not see ours: an address that only one process can have, on Linux a
 * socket without a file, elsewhere a loopback port. It is the only one where there is no `flock`.
 */
function lockAddress(folder: string): Promise<Lock> {
  const { name, options } = addressOf(realpathSync(folder));
  const server = createServer((visitor) => visitor.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", (problem: NodeJS.ErrnoException) =>
      reject(problem.code === "EADDRINUSE" ? new FolderInUse(name) : problem),
    );
    server.listen(options, () =>
      resolve({ isOn: () => true, release: () => new Promise((done) => server.close(() => done())) }),
    );
    server.unref();
  });
}

function addressOf(folder: string): { name: string; options: ListenOptions } {
  const hash = createHash("sha256").update(folder).digest();
  if (process.platform === "linux") {
    const name = `jack-database-${hash.toString("hex").slice(0, 32)}`;
    return { name: `@${name}`, options: { path: `\0${name}` } };
  }
  const port = 20_000 + (hash.readUInt32BE() % 20_000);
  return { name: `127.0.0.1:${port}`, options: { host: "127.0.0.1", port, exclusive: true } };
}
