import "server-only";
import type { Server } from "node:http";
import { closeDatabase } from "../database";
import { withDeadline } from "../deadline";
import { finishSteps } from "./steps";

/** Milliseconds; the start command ends a site that has not left after ten seconds. */
const forSteps = 5_000;
const forDatabase = 2_000;

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
    const steps = finishSteps(forSteps);
    return close((error) => {
      void steps
        .then(() => withDeadline(closeDatabase(), forDatabase))
        .catch(() => undefined)
        .then(() => done?.(error));
    });
  };
}
