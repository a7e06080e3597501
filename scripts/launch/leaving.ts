import { readFileSync } from "node:fs";

const npmCheckMs = 500;

const endings: (() => Promise<void>)[] = [];
let leaving: Promise<never> | undefined;

/** Has something ended before this command ends: the last that was named first. */
export function beforeLeaving(end: () => Promise<void>): void {
  endings.unshift(end);
}

/** Ends what was named, then this process. Called again, it goes on with the first call. */
export function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    for (const end of endings) await end();
    process.exit(code);
  })();
  return leaving;
}

export function isLeaving(): boolean {
  return leaving !== undefined;
}

/**
 * Leaves in order on Ctrl-C, SIGTERM and a closed terminal, at once on a second Ctrl-C, and when npm, which started
 * this command, has been killed. `code` is the exit code of a command that was asked to leave.
 */
export function leaveWhenAsked(code = 0): void {
  process.on("SIGINT", () => (isLeaving() ? process.exit(130) : leave(code)));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => leave(code));
  process.once("disconnect", () => leave(1));
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.env.npm_lifecycle_event) leaveWithNpm();
}

function leaveWithNpm(): void {
  const npm = npmProcess();
  setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch {
      leave(1);
    }
  }, npmCheckMs).unref();
}

/** The parent, or what is above it when that is the shell which npm runs a script in. */
function npmProcess(): number {
  const { ppid } = process;
  try {
    const parent = readFileSync(`/proc/${ppid}/stat`, "utf8");
    return Number(/^\d+ \(.*sh\) \S (\d+)/.exec(parent)?.[1] ?? ppid);
  } catch {
    return ppid;
  }
}
