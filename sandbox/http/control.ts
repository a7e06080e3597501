import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { Env, Exchange } from "./exchange";
import { type Fault, faultScript } from "./faults";
import type { openReceived } from "./received";
import type { newScripts } from "./scripts";

type Shared = {
  readonly faults: ReturnType<typeof newScripts<Fault>>;
  readonly received: ReturnType<typeof openReceived>;
  readonly reset: (() => Promise<void>) | undefined;
};

/** The control calls of every service. A call from a form is answered with a redirect to the console. */
export function sharedControl({ faults, received, reset }: Shared): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    await next();
    if (c.req.method === "POST" && c.res.status < 400 && (await isForm(c))) c.res = c.redirect("/", 303);
  });
  app.post("/faults", async (c) => c.json(faults.add(await readScript(c, faultScript)), 201));
  app.delete("/faults", (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.get("/requests", (c) => c.json({ requests: received.list(c.req.query()) }));
  app.delete("/requests", (c) => {
    received.clear();
    return c.body(null, 204);
  });
  app.post("/reset", async (c) => {
    faults.clear();
    received.clear();
    await reset?.();
    return c.body(null, 204);
  });
  return app;
}

/** The parsed body of a control call, which is JSON or a form; throws a 422 if it does not match the schema. */
export async function readScript<S extends z.ZodType>(c: Exchange, schema: S): Promise<z.output<S>> {
  const body = (await isForm(c)) ? await c.req.parseBody() : await c.req.json().catch(() => ({}));
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new HTTPException(422, { res: c.json({ error: z.prettifyError(parsed.error) }, 422) });
}

async function isForm({ req }: Exchange): Promise<boolean> {
  const hasFormType = req.header("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  // `curl -d '{…}'` sends JSON with the content type of a form.
  return hasFormType && !(await req.text()).startsWith("{");
}
