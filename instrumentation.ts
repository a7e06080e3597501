/** Runs once as the server starts. Nothing here may wait for database or network, or throw: every page would fail. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { watchArrivals } = await import("@/lib/server/arrivals");
  watchArrivals();
  // A build loads this file too, and has no outbox to work on.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  const { startWorker } = await import("@/lib/server/worker/start");
  startWorker();
}
