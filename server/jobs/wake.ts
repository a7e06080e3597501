import { perProcess } from "../per-process";

const listeners = perProcess("jackWake", () => new Set<() => void>());

/** Tells the worker of this process that work was committed, so that it need not ask the database every second. */
export function wakeWorker(): void {
  for (const listener of listeners()) listener();
}

export function onWake(listener: () => void): void {
  listeners().add(listener);
}
