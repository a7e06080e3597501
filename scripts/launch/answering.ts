import { get } from "node:http";
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
  return until(child, async () => (await statusOf("/api/health", port, host)) !== null);
}

/** Waits until the site's database is open; false when it is not within so many milliseconds. */
export async function opensItsDatabase(
  port: number,
  child: Child,
  { host = loopback, timeoutMs }: { host?: string; timeoutMs: number },
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  let isOpen = false;
  await until(child, async () => {
    isOpen = (await statusOf("/api/health?ready=1", port, host)) === 200;
    return isOpen || performance.now() >= end;
  });
  return isOpen;
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

/** The status of an answer; null without one. */
function statusOf(path: string, port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    get({ port, host, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    }).once("error", () => resolve(null));
  });
}
