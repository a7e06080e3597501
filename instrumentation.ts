import type { Instrumentation } from "next";

/** Next calls this once at start. If it throws or waits for database or network, every page fails. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareRequests } = await import("@/server/http/incoming-requests");
  prepareRequests();
  // A build runs this too, but must not start the worker.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  if (process.env.NODE_ENV === "production") {
    (await import("@/server/logging/framework")).replaceConsole();
  }
  const opening = (await import("@/server/database")).openAtStart();
  // Not done in development, whose compiler holds a large heap, and not before the database is open, since more collections make
  // a start 0.1 s longer.
  if (process.env.NODE_ENV === "production") opening.finally((await import("@/server/memory")).keepHeapSmall);
  (await import("@/server/jobs/worker")).startWorker(opening);
}

/** Logs errors that nothing else has caught; Next shows the error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportFailure } = await import("@/server/logging/framework");
  reportFailure(error, { method, route: context.routePath, kind: context.routeType });
};
