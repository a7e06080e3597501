import "server-only";
import { Overdue, withDeadline } from "@/server/deadlines";

type Steps = { isLeaving: boolean; underWay: Set<Promise<unknown>>; lastDoneAt: number };

const key = Symbol.for("jack.steps"); // Next bundles the worker and the handlers separately
const held = globalThis as typeof globalThis & { [key]?: Steps };

function steps(): Steps {
  held[key] ??= { isLeaving: false, underWay: new Set(), lastDoneAt: Date.now() };
  return held[key];
}

/** No new work starts while the process is shutting down. */
export function isLeaving(): boolean {
  return steps().isLeaving;
}

/** Runs background work; null when shutting down. */
export async function step<T>(work: () => Promise<T>): Promise<T | null> {
  const { isLeaving: tooLate, underWay } = steps();
  if (tooLate) return null;
  const working = work();
  underWay.add(working);
  try {
    return await working;
  } finally {
    underWay.delete(working);
    steps().lastDoneAt = Date.now();
  }
}

export function sinceLastStep(): number {
  return Date.now() - steps().lastDoneAt;
}

/** Waits for running work. What is cut off is done again by the next process. */
export async function finishSteps(most: number): Promise<void> {
  steps().isLeaving = true;
  await withDeadline(Promise.allSettled(steps().underWay), most).catch((error: unknown) => {
    if (!(error instanceof Overdue)) throw error;
  });
}
