import "server-only";
import { Overdue, withDeadline } from "@/server/deadlines";

type State = { isShuttingDown: boolean; running: Set<Promise<unknown>>; lastDoneAt: number };

const key = Symbol.for("jack.steps"); // Next bundles the worker and the handlers separately
const globals = globalThis as typeof globalThis & { [key]?: State };

function state(): State {
  globals[key] ??= { isShuttingDown: false, running: new Set(), lastDoneAt: Date.now() };
  return globals[key];
}

/** No new work starts while the process is shutting down. */
export function isShuttingDown(): boolean {
  return state().isShuttingDown;
}

/** Runs background work; null when shutting down. */
export async function trackWork<T>(work: () => Promise<T>): Promise<T | null> {
  const { running } = state();
  if (isShuttingDown()) return null;
  const working = work();
  running.add(working);
  try {
    return await working;
  } finally {
    running.delete(working);
    state().lastDoneAt = Date.now();
  }
}

export function msSinceLastWork(): number {
  return Date.now() - state().lastDoneAt;
}

/** Waits for running work. What is cut off is done again by the next process. */
export async function finishWork(timeoutMs: number): Promise<void> {
  state().isShuttingDown = true;
  await withDeadline(Promise.allSettled(state().running), timeoutMs).catch((error: unknown) => {
    if (!(error instanceof Overdue)) throw error;
  });
}
