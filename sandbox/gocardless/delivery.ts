import { createHmac } from "node:crypto";
import { shownEvent } from "./events";
import { born, type FakeGoCardless, findOrThrow } from "./fake";
import type { Row } from "./rows";

type Webhook = Row<"webhooks">;
type Endpoint = { readonly url: string; readonly secret: string };

const largestBatch = 250;
const atOnce = 4;
const timeoutMs = 10_000;
/** A webhook usually arrives after the answer to the request that caused it. */
const delayMs = 50;
const retrySeconds = [60, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];

/**
 * Sends due webhooks and retries failed ones after `retrySeconds`, by the machine's clock, not the sandbox's.
 * Unsent webhooks are in the store, so that a restarted sandbox goes on sending them.
 */
export function openDelivery(fake: FakeGoCardless, endpoint: Endpoint | null) {
  const underWay = new Set<string>();
  let isClosed = false;

  return {
    sendDue,
    close() {
      isClosed = true;
    },
  };

  function sendDue() {
    if (isClosed) return;
    queueWebhooks(fake, endpoint);
    if (!endpoint) return;
    const now = new Date().toISOString();
    for (const webhook of fake.store.all("webhooks"))
      if (webhook.state === "waiting" && webhook.next_at <= now && underWay.size < atOnce)
        send(endpoint, webhook);
  }

  function send(to: Endpoint, webhook: Webhook) {
    if (underWay.has(webhook.id)) return;
    underWay.add(webhook.id);
    attempted(to, webhook)
      .catch((cause: unknown) => console.error("Sandbox webhook:", cause))
      .finally(() => {
        underWay.delete(webhook.id);
        sendDue();
      });
  }

  async function attempted(to: Endpoint, webhook: Webhook) {
    const events = webhook.events.map((id) => shownEvent(findOrThrow(fake, "events", id)));
    // Saved first, so that no webhook tells of something that a killed sandbox would forget.
    await fake.store.saved();
    const answer = await postSigned(to, JSON.stringify({ events, meta: { webhook_id: webhook.id } }));
    if (isClosed || !fake.store.get("webhooks", webhook.id)) return;
    fake.store.put("webhooks", withAnswer(webhook, answer));
    await fake.store.saved();
  }
}

/** Queues webhooks for all new events. */
function queueWebhooks(fake: FakeGoCardless, endpoint: Endpoint | null) {
  const events = fake.store.all("events").filter(({ announced }) => !announced);
  for (const event of events) fake.store.put("events", { ...event, announced: true });
  if (!endpoint) return;
  const next_at = new Date(Date.now() + delayMs).toISOString();
  for (let start = 0; start < events.length; start += largestBatch) {
    const batch = events.slice(start, start + largestBatch).map(({ id }) => id);
    fake.store.put("webhooks", {
      ...born(fake, "WB"),
      events: batch,
      state: "waiting",
      attempts: [],
      next_at,
    });
  }
}

function withAnswer(webhook: Webhook, answer: string): Webhook {
  const attempts = [...webhook.attempts, { at: new Date().toISOString(), answer }];
  if (/^2\d\d$/.test(answer)) return { ...webhook, attempts, state: "delivered" };
  const gap = retrySeconds[attempts.length - 1];
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
