import { createHmac } from "node:crypto";
import { shownEvent } from "./events";
import { born, type FakeGoCardless, findOrThrow } from "./fake";
import type { Row } from "./rows";

type Webhook = Row<"webhooks">;
type Endpoint = { readonly url: string; readonly secret: string };
export type Delivery = ReturnType<typeof openDelivery>;

const largestBatch = 250;
const atOnce = 4;
const timeoutMs = 10_000;

/**
 * Sends due webhooks and retries failed ones after `retry_seconds`, by the machine's clock, not the sandbox's.
 * Unsent webhooks are in the store, so that a restarted sandbox goes on sending them.
 */
export function openDelivery(fake: FakeGoCardless, endpoint: Endpoint | null) {
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;

  return {
    sendDue,
    /** Sends all waiting webhooks now, without held ones; resolves when each has been answered. */
    async flush() {
      queueEvents(fake, endpoint);
      for (const webhook of waiting()) send(webhook);
      await Promise.all(underWay.values());
    },
    close() {
      isClosed = true;
    },
  };

  function sendDue() {
    if (isClosed) return;
    queueEvents(fake, endpoint);
    const now = new Date().toISOString();
    for (const webhook of waiting()) if (webhook.next_at <= now && underWay.size < atOnce) send(webhook);
  }

  function waiting(): Webhook[] {
    return endpoint ? fake.store.all("webhooks").filter(({ state }) => state === "waiting") : [];
  }

  function send(webhook: Webhook) {
    if (!endpoint || underWay.has(webhook.id)) return;
    const attempt = attempted(endpoint, webhook)
      .catch((cause: unknown) => console.error("Sandbox webhook:", cause))
      .finally(() => {
        underWay.delete(webhook.id);
        sendDue();
      });
    underWay.set(webhook.id, attempt);
  }

  async function attempted(to: Endpoint, webhook: Webhook) {
    const events = webhook.events.map((id) => shownEvent(findOrThrow(fake, "events", id)));
    // Saved first, so that no webhook tells of something that a killed sandbox would forget.
    await fake.store.saved();
    const answer = await postSigned(to, JSON.stringify({ events, meta: { webhook_id: webhook.id } }));
    if (isClosed || !fake.store.get("webhooks", webhook.id)) return;
    fake.store.put("webhooks", withAnswer(fake, webhook, answer));
    await fake.store.saved();
  }
}

/** Queues a webhook. `events`: their ids. */
export function queueWebhook(
  fake: FakeGoCardless,
  events: string[],
  state: Webhook["state"] = "waiting",
  delayMs = 0,
) {
  const next_at = new Date(Date.now() + delayMs).toISOString();
  fake.store.put("webhooks", { ...born(fake, "WB"), events, state, attempts: [], next_at });
}

/** Queues webhooks for all new events, in the way that the setting `webhooks` names. */
function queueEvents(fake: FakeGoCardless, endpoint: Endpoint | null) {
  const { webhooks: mode, webhook_delay_ms } = fake.settings();
  const events = fake.store.all("events").filter(({ announced }) => !announced);
  for (const event of events) fake.store.put("events", { ...event, announced: true });
  if (mode === "off" || !endpoint) return;
  const ids = events.map(({ id }) => id);
  for (const batch of batches(mode, ids))
    queueWebhook(fake, batch, mode === "held" ? "held" : "waiting", webhook_delay_ms);
}

function batches(mode: Row<"settings">["webhooks"], ids: readonly string[]): string[][] {
  if (mode === "shuffled") return ids.map((id) => [id]).sort(() => Math.random() - 0.5);
  const inOrder = Array.from({ length: Math.ceil(ids.length / largestBatch) }, (_, batch) =>
    ids.slice(batch * largestBatch, (batch + 1) * largestBatch),
  );
  return mode === "duplicated" ? [...inOrder, ...inOrder] : inOrder;
}

function withAnswer(fake: FakeGoCardless, webhook: Webhook, answer: string): Webhook {
  const attempts = [...webhook.attempts, { at: new Date().toISOString(), answer }];
  if (/^2\d\d$/.test(answer)) return { ...webhook, attempts, state: "delivered" };
  const gap = fake.settings().retry_seconds[attempts.length - 1];
  if (gap === undefined) return { ...webhook, attempts, state: "given_up" };
  return { ...webhook, attempts, next_at: new Date(Date.now() + gap * 1000).toISOString() };
}

/** Posts a signed body; resolves with the status, or with the error's code. Redirects are not followed. */
async function postSigned({ url, secret }: Endpoint, body: string): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "webhook-signature": createHmac("sha256", secret).update(body).digest("hex"),
    origin: "https://api-sandbox.gocardless.com",
    "user-agent": "gocardless-webhook-service/1.1",
    connection: "close",
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { method: "POST", redirect: "manual", signal, headers, body });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (problem) {
    const { name, cause } = problem as Error & { cause?: NodeJS.ErrnoException };
    return cause?.code ?? name;
  }
}
