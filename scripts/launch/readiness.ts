import { setTimeout as pause } from "node:timers/promises";
import type { LaunchSettings } from "./settings";

type Site = Pick<LaunchSettings, "localUrl">;

const pollMs = 50;
const requestTimeoutMs = 10_000;
const openingTimeoutMs = 30_000; // After this the site is reported as ready even without its database

/** Resolves once the site answers, with whether it could open its database, for which it waits if `withDatabase`. */
export async function answering({ localUrl }: Site, withDatabase: boolean): Promise<boolean> {
  let end = Number.POSITIVE_INFINITY;
  for (;;) {
    const answer = await health(localUrl);
    if (answer !== null) {
      if (!answer.includes("database away")) return true;
      end = Math.min(end, performance.now() + (withDatabase ? openingTimeoutMs : 0));
      if (performance.now() >= end) return false;
    }
    await pause(pollMs);
  }
}

/** Null without an answer, or if it breaks off. */
async function health(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    return await (await fetch(`${url}/api/health?ready=1`, { signal })).text();
  } catch {
    return null;
  }
}
