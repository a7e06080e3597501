import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export type Env = { Bindings: HttpBindings };

/** One request to a service and its answer. */
export type Exchange = Context<Env>;
