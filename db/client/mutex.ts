import { setImmediate } from "node:timers/promises";

/**
 * Runs tasks one at a time and yields to the event loop in between. PGlite does not yield, so a long queue would block all
 * requests.
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
