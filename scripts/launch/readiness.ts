import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { LaunchSettings } from "./settings";

type Site = Pick<LaunchSettings, "port" | "localHost" | "localUrl">;

const pollMs = 25;
const readinessPollMs = 100; // Each attempt asks the database
const requestTimeoutMs = 10_000;
const openingTimeoutMs = 30_000; // After this the site is reported as ready even without its database

/** Resolves once something listens on the site's port. */
export async function listening(site: Site): Promise<void> {
  while (!(await accepts(site))) await pause(pollMs);
}

function accepts({ port, localHost }: Site): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, localHost, () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

/** Resolves once the site answers. */
export async function answering(site: Site, timeoutMs = requestTimeoutMs): Promise<void> {
  while ((await health(site, "", timeoutMs)) === unanswered) await pause(pollMs);
}

/** Waits until the site has opened its database; returns false if it could not within the time. */
export async function databaseOpen(site: Site, timeoutMs = requestTimeoutMs): Promise<boolean> {
  const end = performance.now() + openingTimeoutMs;
  while (performance.now() < end) {
    const answer = await health(site, "?ready=1", timeoutMs);
    if (answer !== unanswered && !answer.includes("database away")) return true;
    await pause(readinessPollMs);
  }
  return false;
}

const unanswered = "";

/** An answer that stops half way counts as `unanswered`. */
async function health({ localUrl }: Site, query: string, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(`${localUrl}/api/health${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    return await answer.text();
  } catch {
    return unanswered;
  }
}
