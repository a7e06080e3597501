import "server-only";
import type { Server } from "node:http";
import { closeDatabase } from "../database";
import { timeoutMs, withDeadline } from "../deadlines";
import { finishSteps } from "./steps";

const known = new WeakSet<Server>();

/**
 * Next ends the process as soon as its server has closed, which it does when no request is open any more. So the server
 * closes only when the work beside the requests has come to its end too, and the database is closed.
 */
export function closeInOrder(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  const close = server.close.bind(server);
  server.close = (done) => {
    const steps = finishSteps(timeoutMs.shutdownWork);
    return close((error) => {
      void steps
        .then(() => withDeadline(closeDatabase(), timeoutMs.shutdownDatabase))
        .catch(() => undefined)
        .then(() => done?.(error));
    });
  };
}
