import { setImmediate } from "node:timers/promises";

/**
 * Runs works one after another, in the order of asking. Between two of them the event loop sees to all that waits: a
 * database inside the process answers without leaving it, and a crowd of its users would keep timers, new connections
 * and pages that need no database waiting for as long as the crowd lasts.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    const breathe = () => setImmediate();
    last = turn.then(breathe, breathe);
    return turn;
  };
}
