import type { Server } from "node:http";
import { closeDatabase } from "./database";
import { timeoutMs, withDeadline, withDeadlineOr } from "./deadlines";
import { perProcess } from "./per-process";

const state = perProcess("jackWork", () => ({
  isShuttingDown: false,
  running: new Set<Promise<unknown>>(),
  lastDoneAt: Date.now(),
}));

export function isShuttingDown(): boolean {
  return state().isShuttingDown;
}

/** Runs background work that a shutdown waits for. Returns null, without running it, once a shutdown has begun. */
export async function trackWork<T>(work: () => Promise<T>): Promise<T | null> {
  const { running } = state();
  if (isShuttingDown()) return null;
  const task = work();
  running.add(task);
  try {
    return await task;
  } finally {
    running.delete(task);
    state().lastDoneAt = Date.now();
  }
}

export function msSinceLastWork(): number {
  return Date.now() - state().lastDoneAt;
}

const known = new WeakSet<Server>();

/** Makes `server.close` wait for background work and the database, because Next exits once its server has closed. */
export function closeGracefully(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  const close = server.close.bind(server);
  server.close = (done) => {
    const steps = finishWork();
    return close((error) => {
      void steps
        .then(() => withDeadline(closeDatabase(), timeoutMs.shutdownDatabase))
        .catch(() => undefined)
        .then(() => done?.(error));
    });
  };
}

/** Waits for running work, at most `timeoutMs.shutdownWork`. The next process repeats what was cut off. */
async function finishWork(): Promise<void> {
  state().isShuttingDown = true;
  await withDeadlineOr(Promise.allSettled(state().running), timeoutMs.shutdownWork, null);
}
