import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { root } from "./root";

const drainMs = 10_000; // Time for open requests to finish; supervisors wait longer before they kill
const npmCheckMs = 500;
const smallestHeapMb = 96; // With 64 MB the site starts, with 48 MB it ends before it is ready

/** Flags to run a TypeScript file of the product. This process may have loaded tsx without flags: `scripts/run.cjs`. */
const scriptFlags = ["--conditions=react-server", "--import", "tsx"];

const endings: (() => Promise<unknown>)[] = [];
let leaving: Promise<never> | undefined;

export type Child = {
  readonly process: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals>;
};

type ChildOptions = {
  env?: Record<string, string>;
  stdio?: "inherit" | "pipe";
  execArgv?: string[];
  /** Options of Node for the child and the processes that it starts; the operator's own come after them. */
  nodeOptions?: string;
};

export function startNext(args: readonly string[], options: ChildOptions): Child {
  return startScript("node_modules/next/dist/bin/next", args, { execArgv: [], ...options });
}

/** Advice if a child ended as processes do without enough memory; empty if it ended otherwise. */
export function outOfMemory(how: number | NodeJS.Signals, printed = ""): string {
  if (!/SIGKILL|SIGABRT|134/.test(String(how)) && !/SIGKILL|SIGABRT|heap out of memory/.test(printed))
    return "";
  return (
    "This looks like too little memory. All of Jack runs in 512 MB, and a build needs 1 GB: give the machine or " +
    "the container more, raise --max-old-space-size in NODE_OPTIONS if it is set there, or build on another machine " +
    "(docs/deploy.md)."
  );
}

/** Throws if the operator limits the heap to less than the site needs, before a build or the database is begun. */
export function refuseSmallHeap(nodeOptions = process.env.NODE_OPTIONS ?? ""): void {
  const limits = nodeOptions.matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g);
  const limitMb = Number([...limits].at(-1)?.[1] ?? 0); // V8 uses the last of several options; 0 means no limit
  if (limitMb === 0 || limitMb >= smallestHeapMb) return;
  throw new Error(
    `NODE_OPTIONS limits the heap to ${limitMb} MB, which is too little for the site: ` +
      `remove --max-old-space-size, or set it to ${smallestHeapMb} or more.`,
  );
}

/** Starts a child in its own process group: Ctrl-C then reaches only this process, which ends its children in order. */
export function startScript(
  script: string,
  args: readonly string[],
  { env = {}, stdio = "inherit", execArgv = scriptFlags, nodeOptions }: ChildOptions,
): Child {
  const endWithParent = `--import=${new URL("end-with-parent.mjs", import.meta.url).href}`;
  const child = fork(script, args, {
    cwd: root,
    detached: process.platform !== "win32",
    execArgv,
    stdio: ["ignore", stdio, stdio, "ipc"],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: [nodeOptions, process.env.NODE_OPTIONS, endWithParent].filter(Boolean).join(" "),
      ...env,
    },
  });
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
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
  return leaving !== undefined;
}

export function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    for (const end of endings) await end();
    process.exit(code);
  })();
  return leaving;
}

/** Leaves on a signal and when the parent process ends; a second Ctrl-C exits at once. */
export function leaveWhenAsked(): void {
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
