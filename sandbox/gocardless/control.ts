import { Hono } from "hono";
import { z } from "zod";
import { readScript } from "../http/control";
import type { Env } from "../http/exchange";
import { invalidState } from "./errors";
import { type FakeGoCardless, findOrThrow } from "./fake";
import { advance, approve, fulfil } from "./lifecycle";
import { readPayer, startingValues } from "./pages/payer-form";
import { closeBillingRequest } from "./resources/billing-requests";
import { simulate } from "./resources/scenarios";
import { type Row, tables } from "./rows";
import { schemeNames } from "./schemes";

const numbers = z.coerce.number();
const settingsScript = tables.settings.omit({ id: true }).partial().strict();

/** A new plan link. At the real provider a merchant creates it in the dashboard. */
const planLinkScript = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{6,}$/, "six or more capital letters and digits"),
  name: z.string(),
  amount: numbers.int().min(1),
  interval: numbers.int().min(1).default(1),
  scheme: z.enum(schemeNames),
});

const simulation = z.strictObject({ scenario: z.string(), resource: z.string() });

/** Calls by which tests and its console control the fake GoCardless; `sandbox/README.md` lists them. */
export function control(fake: FakeGoCardless): Hono<Env> {
  const app = new Hono<Env>();
  const command = <S extends z.ZodType>(path: string, schema: S, run: (body: z.output<S>) => void) =>
    app.post(path, async (c) => {
      run(await readScript(c, schema));
      return c.body(null, 204);
    });
  const clockOffset = z.union([
    z.strictObject({ offset_ms: numbers }).transform(({ offset_ms }) => offset_ms),
    z.strictObject({ now: z.coerce.date() }).transform(({ now }) => now.getTime() - Date.now()),
    z
      .strictObject({ forward_days: numbers })
      .transform(({ forward_days }) => fake.settings().clock_offset_ms + forward_days * 86_400_000),
  ]);
  const openRequest = z
    .strictObject({ billing_request: z.string() })
    .transform(({ billing_request: id }) => findOrThrow(fake, "billing_requests", id));

  app.post("/settings", async (c) => {
    changeSettings(fake, await readScript(c, settingsScript));
    return c.json(fake.settings());
  });
  app.post("/clock", async (c) => {
    changeSettings(fake, { clock_offset_ms: await readScript(c, clockOffset) });
    advance(fake);
    return c.json({ now: fake.now().toISOString() });
  });
  command("/approve", openRequest, (request) => approvePrefilled(fake, request));
  command("/fulfil", openRequest, (request) => fulfil(fake, request));
  command("/fail", openRequest, (request) => closeBillingRequest(fake, request, "failed"));
  command("/simulate", simulation, ({ scenario, resource }) => simulate(fake, scenario, resource));
  command("/plan_links", planLinkScript, ({ code, ...plan }) =>
    fake.store.put("plan_links", { id: code, ...plan }),
  );
  return app;
}

/** Approves a request as a payer who changes nothing in the prefilled form. */
function approvePrefilled(fake: FakeGoCardless, { id, status, mandate_request }: Row<"billing_requests">) {
  const flow = fake.store.all("billing_request_flows").findLast(({ links }) => links.billing_request === id);
  const { scheme } = mandate_request;
  const read = flow && readPayer(scheme, startingValues(scheme, flow.prefilled_customer));
  if (!read || status !== "pending" || "problems" in read)
    throw invalidState("not_approvable", `${id} is ${status}, without a page, or its details are incomplete`);
  approve(fake, flow, read.payer);
}

function changeSettings(fake: FakeGoCardless, script: Partial<Row<"settings">>) {
  fake.store.put("settings", { ...fake.settings(), ...script });
}
