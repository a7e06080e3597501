import { type ChildProcess, spawn } from "node:child_process";
import { root } from "./root";

const leaveWithParent = new URL("leave-with-parent.mjs", import.meta.url).href;

/** Long enough for requests in flight, short enough for a supervisor's patience. */
const drainMs = 10_000;

export type Child = {
  readonly name: string;
  readonly process: ChildProcess;
  /** How it ended: an exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

type Options = { env?: Record<string, string>; stdio?: "inherit" | "pipe" };

const running = new Set<Child>();

/** A script of ours: TypeScript, on the server's side of `server-only`. */
export function startScript(name: string, script: readonly string[], options: Options = {}): Child {
  return startNode(name, ["--conditions=react-server", "--import", "tsx", ...script], options);
}

export function startNext(name: string, args: readonly string[], options: Options = {}): Child {
  return startNode(name, ["node_modules/next/dist/bin/next", ...args], options);
}

/** Waits for the child's first message, which says that it is ready; rejects when it ends before. */
export function ready(child: Child): Promise<void> {
  return orEnded(child, new Promise((resolve) => child.process.once("message", () => resolve())));
}

/** What is waited for, or an error that names the child when it has ended first. */
export function orEnded<T>(child: Child, awaited: Promise<T>): Promise<T> {
  const ended = child.ended.then((how) => {
    throw new Error(`The ${child.name} ended before it was ready (${how}).`);
  });
  return Promise.race([awaited, ended]);
}

/** Ends every child, the newest first: the site before what it calls. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) await stop(child);
}

/**
 * Node in a process group of its own, so that Ctrl-C reaches the command alone and the command decides the order of
 * leaving. The channel to it, and from it to what it forks, ends them all when the command is killed.
 */
function startNode(name: string, args: readonly string[], { env = {}, stdio = "inherit" }: Options): Child {
  const process_ = spawn(process.execPath, args, {
    cwd: root,
    detached: process.platform !== "win32",
    stdio: ["ignore", stdio, stdio, "ipc"],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${leaveWithParent}`].filter(Boolean).join(" "),
      ...env,
    },
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    process_.once("error", reject);
    process_.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  }).finally(() => running.delete(child));
  const child: Child = { name, process: process_, ended };
  running.add(child);
  return child;
}

/** Asks a child to finish what it is doing, and ends it when it has not after ten seconds. */
async function stop({ process: child, ended }: Child): Promise<void> {
  const hard = setTimeout(() => child.kill("SIGKILL"), drainMs);
  child.kill("SIGTERM");
  await ended.catch(() => {});
  clearTimeout(hard);
}
