import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export type Env = { Bindings: HttpBindings };

/** Hono's context of a request and its response. */
export type Exchange = Context<Env>;
