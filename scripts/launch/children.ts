import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { beforeLeaving } from "./leaving";
import { root } from "./root";

const endWithParent = new URL("end-with-parent.mjs", import.meta.url).href;

/** Long enough for requests in flight, shorter than a supervisor waits before it kills. */
const drainMs = 10_000;

export type Child = {
  readonly name: string;
  readonly process: ChildProcess;
  /** How it ended: an exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

type Options = { readonly env?: Record<string, string>; readonly stdio?: "inherit" | "pipe" };

/** A script of ours: TypeScript, on the server's side of `server-only`. */
export function startScript(name: string, script: readonly string[], options: Options): Child {
  return startNode(name, ["--conditions=react-server", "--import", "tsx", ...script], options);
}

export function startNext(name: string, args: readonly string[], options: Options): Child {
  return startNode(name, ["node_modules/next/dist/bin/next", ...args], options);
}

/**
 * Node in a process group of its own, so that Ctrl-C reaches the command alone and the command decides the order of
 * leaving. A killed command closes the channel to the child, which then ends, and so do the processes that it forks.
 */
function startNode(name: string, args: readonly string[], { env = {}, stdio = "inherit" }: Options): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: process.platform !== "win32",
    stdio: ["ignore", stdio, stdio, "ipc"],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${endWithParent}`].filter(Boolean).join(" "),
      ...env,
    },
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
  beforeLeaving(() => stop(child, ended));
  return { name, process: child, ended };
}

/** Asks a child to finish what it is doing, and ends it when it has not after ten seconds. */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const hard = setTimeout(() => child.kill("SIGKILL"), drainMs);
  child.kill("SIGTERM");
  await ended.catch(() => {});
  clearTimeout(hard);
}

/** Waits until something is so, at most for so many milliseconds: then false. Throws when the child has ended first. */
export async function until(
  child: Child,
  isSo: () => Promise<boolean>,
  timeoutMs = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  const ended = child.ended.then((how): never => {
    throw new Error(`The ${child.name} ended before it was ready (${how}).`);
  });
  while (performance.now() < end) {
    if (await Promise.race([isSo(), ended])) return true;
    await Promise.race([pause(100), ended]);
  }
  return false;
}
