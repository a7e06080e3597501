import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Next bundles each route by itself; all of them must see the one request that runs. */
const held = globalThis as typeof globalThis & { jackRequests?: AsyncLocalStorage<string> };

function requests(): AsyncLocalStorage<string> {
  held.jackRequests ??= new AsyncLocalStorage();
  return held.jackRequests;
}

/** Gives the request that arrives a name for all that is done for it. Never the client's own: that could be anything. */
export function nameRequest(): string {
  const id = randomUUID();
  requests().enterWith(id);
  return id;
}

/** The name of the request that this work is done for; undefined in the worker. */
export function requestId(): string | undefined {
  return requests().getStore();
}
