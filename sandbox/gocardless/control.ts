import { z } from "zod";
import { controlPath, scripted } from "../wire/control";
import { type Asked, json, nothing, type Reply } from "../wire/exchange";
import { approve, fulfil } from "./approval";
import { ApiFailure, failureReply } from "./failures";
import { advance } from "./lifecycle";
import { readApproval, startingValues } from "./pages/payer-form";
import { foundBillingRequest, noteOn } from "./resources/billing-requests";
import { simulate } from "./resources/simulators";
import { tables } from "./rows";
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

/** The control calls of this twin alone; the shared ones are in `wire/control.ts`. */
export async function answerOwnControl(
  twin: Twin,
  delivery: Delivery,
  asked: Asked,
): Promise<Reply | undefined> {
  const call = `${asked.method} ${asked.path.slice(controlPath.length)}`;
  try {
    return await answered(twin, delivery, asked, call);
  } catch (cause) {
    if (cause instanceof ApiFailure) return failureReply(cause);
    throw cause;
  } finally {
    delivery.wake();
  }
}

async function answered(
  twin: Twin,
  delivery: Delivery,
  asked: Asked,
  call: string,
): Promise<Reply | undefined> {
  const { store } = twin;
  switch (call) {
    case "GET ":
    case "GET /settings":
      return json(200, { now: twin.now().toISOString(), ...twin.settings() });
    case "POST /settings":
      return scripted(asked, settingsScript, (script) => {
        const given = Object.fromEntries(Object.entries(script).filter(([, value]) => value !== undefined));
        store.change(() => store.put("settings", { ...twin.settings(), ...given }));
        return json(200, twin.settings());
      });
    case "POST /clock":
      return scripted(asked, clockScript, (script) => {
        const clock_offset_ms = offsetOf(twin, script);
        store.change(() => store.put("settings", { ...twin.settings(), clock_offset_ms }));
        store.change(() => advance(twin));
        return json(200, { now: twin.now().toISOString(), offset_ms: clock_offset_ms });
      });
    case "POST /simulate":
      return scripted(asked, resourceScript, ({ scenario, resource }) => {
        store.change(() => simulate(twin, scenario, resource));
        return nothing();
      });
    case "POST /approve":
      return scripted(asked, requestScript, ({ billing_request }) => approved(twin, billing_request));
    case "POST /fulfil":
      return scripted(asked, requestScript, ({ billing_request }) => {
        const request = foundBillingRequest(twin, billing_request);
        store.change(() => fulfil(twin, request));
        return nothing();
      });
    case "POST /fail":
      return scripted(asked, requestScript, ({ billing_request }) => {
        const request = foundBillingRequest(twin, billing_request);
        store.change(() => {
          const failed = { ...request, status: "cancelled" as const };
          store.put("billing_requests", failed);
          noteOn(twin, failed, "failed");
        });
        return nothing();
      });
    case "GET /webhooks":
      return json(200, { webhooks: store.all("webhooks") });
    case "POST /webhooks/release":
      releaseHeld(twin);
      await delivery.flush();
      return scripted(asked, z.unknown(), () => json(200, { webhooks: store.all("webhooks") }));
    case "POST /webhooks/send":
      return scripted(asked, eventsScript, ({ events }) => {
        store.change(() => queueWebhook(twin, events));
        return nothing();
      });
    default:
      return undefined;
  }
}

/** What the payer would do: sets up the debit with the details that are filled in already. */
function approved(twin: Twin, id: string): Reply {
  const request = foundBillingRequest(twin, id);
  const flow = twin.store.all("billing_request_flows").findLast(({ links }) => links.billing_request === id);
  const scheme = request.mandate_request.scheme ?? "bacs";
  if (!flow || request.status !== "pending") return json(422, { error: `${id} is not open to a payer` });
  const approval = readApproval(scheme, startingValues(scheme, flow.prefilled_customer));
  if ("problems" in approval) return json(422, approval);
  twin.store.change(() => approve(twin, flow, approval));
  return nothing();
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
