import "server-only";
import { Overdue, withDeadline } from "@/server/deadlines";

type Steps = { isLeaving: boolean; underWay: Set<Promise<unknown>>; lastDoneAt: number };

/** Next bundles the worker and the handlers apart; both see this one. */
const key = Symbol.for("jack.steps");
const held = globalThis as typeof globalThis & { [key]?: Steps };

function steps(): Steps {
  held[key] ??= { isLeaving: false, underWay: new Set(), lastDoneAt: Date.now() };
  return held[key];
}

/** Whether the process is about to end: nothing more is begun then. */
export function isLeaving(): boolean {
  return steps().isLeaving;
}

/** Does a piece of the work beside the requests; null when the process is about to end. */
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

/** Milliseconds since a piece of work was last done, whatever came of it. */
export function sinceLastStep(): number {
  return Date.now() - steps().lastDoneAt;
}

/** Lets what was begun come to its end, so many milliseconds at most: what is cut off is done again by the next process. */
export async function finishSteps(most: number): Promise<void> {
  steps().isLeaving = true;
  await withDeadline(Promise.allSettled(steps().underWay), most).catch((error: unknown) => {
    if (!(error instanceof Overdue)) throw error;
  });
}
