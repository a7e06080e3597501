import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Child, orEnded } from "./children";

const loopback = "127.0.0.1";

/** Waits until something listens on the port; rejects when the child that should has ended. */
export function accepts(port: number, child: Child, host = loopback): Promise<void> {
  return until(child, () => connects(port, host));
}

/** Waits until a request is answered, whatever the answer. */
export function answersRequests(port: number, child: Child, host = loopback): Promise<void> {
  return until(child, async () => (await answerTo("/api/health", port, host)) !== null);
}

/** Waits until the site's database is open; false when it is still away after so many milliseconds. */
export async function opensItsDatabase(
  port: number,
  child: Child,
  { host = loopback, timeoutMs }: { host?: string; timeoutMs: number },
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const answer = await orEnded(child, answerTo("/api/health?ready=1", port, host));
    if (answer !== null && !answer.includes("database away")) return true;
    await orEnded(child, pause(250));
  }
  return false;
}

async function until(child: Child, isReady: () => Promise<boolean>): Promise<void> {
  while (!(await orEnded(child, isReady()))) await orEnded(child, pause(50));
}

function connects(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** The text of an answer; null without one within ten seconds. */
async function answerTo(path: string, port: number, host: string): Promise<string | null> {
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}${path}`;
  try {
    return await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).text();
  } catch {
    return null;
  }
}
