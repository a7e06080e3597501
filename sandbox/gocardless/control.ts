import { z } from "zod";
import { controlPath, scripted } from "../wire/control";
import { type Asked, json, nothing, type Reply } from "../wire/exchange";
import { approve, fulfil } from "./approval";
import { ApiFailure, failureReply } from "./failures";
import { advance } from "./lifecycle";
import { readApproval, startingValues } from "./pages/payer-form";
import { planLinkScript } from "./pages/plan-link";
import { foundBillingRequest, noteOn } from "./resources/billing-requests";
import { simulate } from "./resources/simulators";
import { type Row, tables } from "./rows";
import type { Twin } from "./twin";
import type { Delivery } from "./webhooks/delivery";
import { queueWebhook } from "./webhooks/queue";

const numbers = z.coerce.number();

const settingsScript = z.strictObject({
  webhooks: tables.settings.shape.webhooks.optional(),
  webhook_delay_ms: numbers.int().min(0).optional(),
  retry_seconds: z.array(z.number().min(0)).optional(),
  fulfilment: tables.settings.shape.fulfilment.optional(),
  fulfilment_delay_ms: numbers.int().min(0).optional(),
  append_ids: z.boolean().optional(),
});

const clockScript = z.union([
  z.strictObject({ offset_ms: numbers }),
  z.strictObject({ now: z.coerce.date() }),
  z.strictObject({ forward_days: numbers }),
]);

const resourceScript = z.strictObject({ resource: z.string(), scenario: z.string() });
const requestScript = z.strictObject({ billing_request: z.string() });
const eventsScript = z.strictObject({ events: z.array(z.string()).min(1).max(250) });

type ControlCall = (twin: Twin, asked: Asked, delivery: Delivery) => Reply | Promise<Reply>;

/** The control calls of this twin alone; the shared ones are in `wire/control.ts`. */
const calls: Record<string, ControlCall> = {
  "GET /settings": (twin) => json(200, { now: twin.now().toISOString(), ...twin.settings() }),
  "POST /settings": (twin, asked) =>
    scripted(asked, settingsScript, (script) => {
      const given = Object.fromEntries(Object.entries(script).filter(([, value]) => value !== undefined));
      keepSettings(twin, given);
      return json(200, twin.settings());
    }),
  "POST /clock": (twin, asked) =>
    scripted(asked, clockScript, (script) => {
      keepSettings(twin, { clock_offset_ms: offsetOf(twin, script) });
      twin.store.change(() => advance(twin));
      return json(200, { now: twin.now().toISOString() });
    }),
  "POST /simulate": (twin, asked) =>
    scripted(asked, resourceScript, ({ scenario, resource }) =>
      done(twin, () => simulate(twin, scenario, resource)),
    ),
  "POST /approve": (twin, asked) =>
    scripted(asked, requestScript, ({ billing_request }) => approved(twin, billing_request)),
  "POST /fulfil": (twin, asked) =>
    scripted(asked, requestScript, ({ billing_request }) =>
      done(twin, () => fulfil(twin, foundBillingRequest(twin, billing_request))),
    ),
  "POST /fail": (twin, asked) =>
    scripted(asked, requestScript, ({ billing_request }) => done(twin, () => failed(twin, billing_request))),
  "GET /plan_links": (twin) => json(200, { plan_links: twin.store.all("plan_links") }),
  "POST /plan_links": (twin, asked) =>
    scripted(asked, planLinkScript, ({ code, ...plan }) =>
      done(twin, () => twin.store.put("plan_links", { id: code, ...plan })),
    ),
  "GET /webhooks": (twin) => json(200, { webhooks: twin.store.all("webhooks") }),
  "POST /webhooks/release": async (twin, asked, delivery) => {
    releaseHeld(twin);
    await delivery.flush();
    return scripted(asked, z.unknown(), () => json(200, { webhooks: twin.store.all("webhooks") }));
  },
  "POST /webhooks/send": (twin, asked) =>
    scripted(asked, eventsScript, ({ events }) => done(twin, () => queueWebhook(twin, events))),
};

export async function answerOwnControl(
  twin: Twin,
  delivery: Delivery,
  asked: Asked,
): Promise<Reply | undefined> {
  const call = calls[`${asked.method} ${asked.path.slice(controlPath.length)}`];
  try {
    return await call?.(twin, asked, delivery);
  } catch (cause) {
    if (cause instanceof ApiFailure) return failureReply(cause);
    throw cause;
  } finally {
    delivery.wake();
  }
}

function done(twin: Twin, work: () => void): Reply {
  twin.store.change(work);
  return nothing();
}

function keepSettings(twin: Twin, changed: Partial<Row<"settings">>) {
  twin.store.change(() => twin.store.put("settings", { ...twin.settings(), ...changed }));
}

/** What the payer would do: sets up the debit with the details that are filled in already. */
function approved(twin: Twin, id: string): Reply {
  const request = foundBillingRequest(twin, id);
  const flow = twin.store.all("billing_request_flows").findLast(({ links }) => links.billing_request === id);
  const scheme = request.mandate_request.scheme ?? "bacs";
  if (!flow || request.status !== "pending") return json(422, { error: `${id} is not open to a payer` });
  const approval = readApproval(scheme, startingValues(scheme, flow.prefilled_customer));
  if ("problems" in approval) return json(422, approval);
  return done(twin, () => approve(twin, flow, approval));
}

function failed(twin: Twin, id: string) {
  const failed = { ...foundBillingRequest(twin, id), status: "cancelled" as const };
  twin.store.put("billing_requests", failed);
  noteOn(twin, failed, "failed");
}

function releaseHeld(twin: Twin) {
  twin.store.change(() => {
    for (const webhook of twin.store.all("webhooks"))
      if (webhook.state === "held") twin.store.put("webhooks", { ...webhook, state: "waiting" });
  });
}

function offsetOf(twin: Twin, script: z.output<typeof clockScript>): number {
  if ("offset_ms" in script) return script.offset_ms;
  if ("now" in script) return script.now.getTime() - Date.now();
  return twin.settings().clock_offset_ms + script.forward_days * 86_400_000;
}
