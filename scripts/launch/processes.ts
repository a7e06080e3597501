import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type ChildOptions, forkScript } from "./child.mjs";

const drainMs = 10_000; // Time for open requests to finish; supervisors wait longer before they kill
const npmCheckMs = 500;

const endings: (() => Promise<unknown>)[] = [];
let shutdown: Promise<never> | undefined;

export type Child = {
  readonly process: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals>;
};

export function startNextJs(args: readonly string[], options: ChildOptions): Child {
  return endedBeforeLeaving(forkScript("node_modules/next/dist/bin/next", args, options));
}

/** Runs a TypeScript file of the product. */
export function startScript(script: string, env: Record<string, string>): Child {
  const execArgv = ["--conditions=react-server", "--import", "tsx"];
  return endedBeforeLeaving(forkScript(script, [], { env, execArgv }));
}

export function endedBeforeLeaving(child: ChildProcess): Child {
  const earlier = child.exitCode ?? child.signalCode;
  const ended =
    earlier === null
      ? once(child, "close").then(([code, signal]) => code ?? signal)
      : Promise.resolve(earlier);
  beforeLeaving(async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), drainMs);
    await ended.catch(() => {});
    clearTimeout(timer);
  });
  return { process: child, ended };
}

/** Registers `end`, which runs in reverse order of registration. `last`: the others need it until they have ended. */
export function beforeLeaving(end: () => Promise<unknown>, { last = false } = {}): void {
  if (last) endings.push(end);
  else endings.unshift(end);
}

export function isLeaving(): boolean {
  return shutdown !== undefined;
}

export function leave(code: number): Promise<never> {
  shutdown ??= (async () => {
    for (const end of endings) await end();
    process.exit(code);
  })();
  return shutdown;
}

/** Leaves on a signal and when the parent process ends; a second Ctrl-C exits at once. */
export function exitOnSignals(): void {
  process.on("SIGINT", () => (isLeaving() ? process.exit(130) : leave(0)));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => leave(0));
  process.once("disconnect", () => leave(1));
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmProcess();
  setInterval(() => npmProcess() === npm || leave(1), npmCheckMs).unref();
}

/** The process id of npm: our parent, or its parent if npm started a shell. Another id means that npm has ended. */
function npmProcess(): number {
  try {
    const shell = /^\d+ \(.*sh\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    return Number(shell?.[1] ?? process.ppid);
  } catch {
    return process.ppid;
  }
}
