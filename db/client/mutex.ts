import { setImmediate } from "node:timers/promises";

/**
 * Runs tasks one at a time, in the order of the calls. Yields to the event loop in between: PGlite answers without
 * leaving it, so a long queue would hold up timers and requests that need no database.
 */
export function mutex(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    const yieldToEventLoop = () => setImmediate();
    last = result.then(yieldToEventLoop, yieldToEventLoop);
    return result;
  };
}
