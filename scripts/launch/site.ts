import type { ChildProcess } from "node:child_process";
import { loadSite } from "./child.mjs";
import { type Child, endedBeforeLeaving } from "./processes";

let waiting: Child | undefined;

/** Takes the process that has loaded Next, or has ended since. */
export function takeSite(site: ChildProcess | undefined): void {
  waiting = site && endedBeforeLeaving(site);
}

/** Ends the process if it still waits, because what runs before the site needs the memory. */
export function unloadSite(): void {
  waiting?.process.kill("SIGKILL");
  waiting = undefined;
}

type Run = { readonly build: string; readonly port: number; readonly hostname: string | undefined };

/** Runs a finished build. */
export function runSite(run: Run, env: Record<string, string>): Child {
  const site = waiting ?? endedBeforeLeaving(loadSite());
  waiting = undefined;
  // If the process has ended, its end says more than the error of `send`.
  site.process.send({ ...run, env: { ...process.env, ...env } }, () => {});
  return site;
}
