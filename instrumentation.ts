/** Runs once as the server starts. Nothing here may wait for database or network, or throw: every page would fail. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { watchArrivals } = await import("@/lib/server/arrivals");
  watchArrivals();
}
