import type { Instrumentation } from "next";

/** Runs once as the server starts. Nothing here may wait for database or network, or throw: every page would fail. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareRequests: watchArrivals } = await import("@/server/http/incoming-requests");
  watchArrivals();
  // A build loads this file too, and has no outbox to work on.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  if (process.env.NODE_ENV === "production") (await import("@/server/logging/framework")).replaceConsole();
  const { startWorker } = await import("@/server/jobs/worker");
  startWorker();
}

/** What no boundary of ours has caught; Next shows the error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportFailure } = await import("@/server/logging/framework");
  reportFailure(error, { method, route: context.routePath, kind: context.routeType });
};
