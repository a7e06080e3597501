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
  return until(child, () => isAnswered(port, host));
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

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, host, path: "/api/health", agent: false }, (response) => {
      response.resume();
      resolve(true);
    }).once("error", () => resolve(false));
  });
}
