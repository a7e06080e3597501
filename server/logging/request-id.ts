import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Next bundles each route separately; all share one store. */
const held = globalThis as typeof globalThis & { jackRequests?: AsyncLocalStorage<string> };

function requests(): AsyncLocalStorage<string> {
  held.jackRequests ??= new AsyncLocalStorage();
  return held.jackRequests;
}

/** Assigns an id to the current request. The client's own is not trusted. */
export function nameRequest(): string {
  const id = randomUUID();
  requests().enterWith(id);
  return id;
}

/** Undefined in background work. */
export function requestId(): string | undefined {
  return requests().getStore();
}
