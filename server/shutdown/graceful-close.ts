import "server-only";
import type { Server } from "node:http";
import { closeDatabase } from "../database";
import { timeoutMs, withDeadline } from "../deadlines";
import { finishWork } from "./background-work";

const known = new WeakSet<Server>();

/** Next exits when its server has closed. Closing therefore waits for background work and for the database. */
export function closeGracefully(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  const close = server.close.bind(server);
  server.close = (done) => {
    const steps = finishWork(timeoutMs.shutdownWork);
    return close((error) => {
      void steps
        .then(() => withDeadline(closeDatabase(), timeoutMs.shutdownDatabase))
        .catch(() => undefined)
        .then(() => done?.(error));
    });
  };
}
