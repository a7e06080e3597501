import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, fstatSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { createServer, type ListenOptions } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A folder that this process alone has. The kernel gives it back when the process ends, however it ends. */
export type Lock = {
  /** Whether the path still leads to what was locked, and not to a folder that was put in its place. */
  isOn(path: string): boolean;
  release(): Promise<void>;
};

/** Another process has the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(lock: string) {
    super(`in use by another process (lock ${lock})`);
  }
}

const retryMs = 50;
/** Where systems keep `flock`, whatever the environment says. */
const programs: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin:/usr/local/bin:/run/current-system/sw/bin",
};
/** What `flock -n` answers when the lock is taken; any other failure has a code of its own. */
const taken = 1;

/**
 * Locks a folder, made when it is not there; throws `FolderInUse` when another process has had it for all of
 * `waitMs`. How, and why not by a file's time or a process's number: docs/decisions/0084.
 */
export async function lockFolder(folder: string, { waitMs = 0 } = {}): Promise<Lock> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      const lock = await lockOnce(folder);
      if (lock.isOn(folder)) return lock;
      await lock.release();
    } catch (problem) {
      if (!(problem instanceof FolderInUse) || performance.now() >= giveUpAt) throw problem;
    }
    await pause(retryMs);
  }
}

async function lockOnce(folder: string): Promise<Lock> {
  return (process.platform === "linux" && (await lockByKernel(folder))) || lockByAddress(folder);
}

/**
 * The kernel's own lock on the folder itself. `flock` puts it on our open file, so it stays when `flock` has ended and
 * goes with this process; no child inherits the file. Null where there is no such program.
 */
async function lockByKernel(folder: string): Promise<Lock | null> {
  const file = openSync(folder, "r");
  const how = await lockOpenFile(file);
  if (how === 0) {
    const { dev, ino } = fstatSync(file);
    return {
      isOn(path) {
        const now = statSync(path, { throwIfNoEntry: false });
        return now?.ino === ino && now.dev === dev;
      },
      release: async () => closeSync(file),
    };
  }
  closeSync(file);
  if (how === null) return null;
  throw how === taken ? new FolderInUse(`flock ${folder}`) : new Error(`${folder}: flock ended with ${how}`);
}

function lockOpenFile(file: number): Promise<number | NodeJS.Signals | null> {
  const flock = spawn("flock", ["-n", "3"], { env: programs, stdio: ["ignore", "ignore", "ignore", file] });
  return new Promise((resolve, reject) => {
    flock.once("error", (problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? resolve(null) : reject(problem),
    );
    flock.once("exit", (code, signal) => resolve(code ?? signal));
  });
}

/** An address that only one process can have: on Linux a socket without a file, elsewhere a loopback port. */
function lockByAddress(folder: string): Promise<Lock> {
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
    const name = `jack-${hash.toString("hex").slice(0, 32)}`;
    return { name: `@${name}`, options: { path: `\0${name}` } };
  }
  const port = 20_000 + (hash.readUInt32BE() % 40_000);
  return { name: `127.0.0.1:${port}`, options: { host: "127.0.0.1", port, exclusive: true } };
}
