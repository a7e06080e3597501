import { readFileSync } from "node:fs";
import { stopChildren } from "./children";

const parentLookMs = 500;

let leaving: Promise<never> | undefined;

/** Ends the children, then this process. Called again, it goes on with the first call. */
export function leave(code: number): Promise<never> {
  leaving ??= stopChildren().then(() => process.exit(code));
  return leaving;
}

export function isLeaving(): boolean {
  return leaving !== undefined;
}

/**
 * Leaves in order on Ctrl-C, SIGTERM and a closed terminal, at once on a second Ctrl-C, and when npm, which started
 * this command, has been killed: a kill reaches npm alone, but its child then has another parent. `code` is the exit
 * code of a command that was asked to leave.
 */
export function leaveWhenAsked(code = 0): void {
  process.on("SIGINT", () => (isLeaving() ? process.exit(130) : leave(code)));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => leave(code));
  process.once("disconnect", () => leave(1));
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.env.npm_lifecycle_event) leaveWithNpm();
}

function leaveWithNpm(): void {
  const line = parents();
  setInterval(() => {
    if (parents() !== line) leave(1);
  }, parentLookMs).unref();
}

/** The process that started this one and, when that is the shell npm uses, the npm behind it. */
function parents(): string {
  const { ppid } = process;
  try {
    const [, name = "", above = ""] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, "utf8")) ?? [];
    return name.endsWith("sh") ? `${ppid} ${above}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}
