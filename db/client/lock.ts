import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { createServer, type ListenOptions } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** An exclusive lock on a folder, which the kernel releases when the process ends (docs/decisions/0003). */
export type Lock = {
  isOn(path: string): boolean; // False once another folder or lock file is at the path
  release(): Promise<void>;
};

export const lockName = ".lock"; // We lock a file, since network drives cannot lock a folder

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

const retryEveryMs = 50;
const replacedMs = 1_000; // How long to retry when the folder is being removed or replaced

/** Creates the folder if needed. Throws `FolderInUse` when another process has held it for all of `waitMs`. */
export async function lockFolder(folder: string, { waitMs = 0 } = {}): Promise<Lock> {
  const began = performance.now();
  for (;;) {
    try {
      return await lockOnce(folder);
    } catch (problem) {
      if (performance.now() - began >= retryMs(problem, waitMs)) throw problem;
    }
    await pause(retryEveryMs);
  }
}

function retryMs(problem: unknown, waitMs: number): number {
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
 * Locks an existing file, shared with others or alone, until this process ends or calls the returned function. Throws
 * `FolderInUse` if another process has it. Does nothing where the program `flock` is missing.
 */
export async function lockExistingFile(name: string, how: "shared" | "alone"): Promise<() => void> {
  const file = openSync(name, constants.O_RDONLY);
  try {
    await lockOpenFile(name, file, how);
  } catch (problem) {
    closeSync(file);
    throw problem;
  }
  return () => closeSync(file);
}

/** Locks with the program `flock`, since Node has no such call. Null if the program is not installed. */
async function lockFile(folder: string): Promise<Lock | null> {
  const name = join(folder, lockName);
  const file = openSync(name, constants.O_RDWR | constants.O_CREAT, 0o600);
  let isOurs = false;
  try {
    isOurs = await lockOpenFile(name, file, "alone");
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

const env: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin:/usr/local/bin:/run/current-system/sw/bin",
};

/** False if `flock` is not installed. It exits with 1 and prints nothing when another process has the lock. */
async function lockOpenFile(name: string, file: number, how: "shared" | "alone"): Promise<boolean> {
  const flock = spawn("flock", [how === "shared" ? "-sn" : "-xn", "3"], {
    env,
    stdio: ["ignore", "ignore", "pipe", file],
  });
  let output = "";
  flock.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const result = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    flock.once("error", (problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? resolve(null) : reject(problem),
    );
    flock.once("close", (code, signal) => resolve(code ?? signal));
  });
  if (result === 0 || result === null) return result === 0;
  if (result === 1 && output === "") throw new FolderInUse(`flock ${name}`);
  const reason = output.trim() || `flock ended with ${result}`;
  throw new Error(`${name} cannot be locked (${reason}). Use a folder on a file system with locks.`);
}

/**
 * Listens on an address, which only one process can do. This is the lock where `flock` is missing, and that of the previous
 * release.
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
