import type { Row } from "../rows";
import type { Twin } from "../twin";
import { type Endpoint, isAccepted, postSigned } from "./post";
import { bodyOf, queueEvents } from "./queue";

/** More wait for an answer. */
const atOnce = 4;

export type Delivery = ReturnType<typeof openDelivery>;

/**
 * Sends webhooks when they are due and tries again at growing gaps. What is still to be sent is in the store, so
 * a restarted twin goes on with it. The gaps are of the machine's time, not of the scripted clock.
 */
export function openDelivery(twin: Twin, endpoint: Endpoint | null) {
  const flying = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  return {
    /** Looks for new events and due webhooks, now and whenever the next is due. */
    wake,
    /** Sends everything that is waiting and not held; resolves when each has its answer. */
    async flush() {
      queueEvents(twin);
      for (const webhook of waiting()) fly(webhook);
      await Promise.all(flying.values());
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };

  function wake() {
    if (closed) return;
    queueEvents(twin);
    clearTimeout(timer);
    const now = new Date().toISOString();
    for (const webhook of waiting()) if (webhook.next_at <= now && flying.size < atOnce) fly(webhook);
    // Each answer wakes anew.
    if (flying.size >= atOnce) return;
    const next = waiting()
      .filter(({ id }) => !flying.has(id))
      .map(({ next_at }) => Date.parse(next_at))
      .sort((a, b) => a - b)[0];
    if (next !== undefined)
      timer = setTimeout(wake, Math.min(Math.max(0, next - Date.now()), 2 ** 31 - 1)).unref();
  }

  function waiting(): Row<"webhooks">[] {
    return endpoint ? twin.store.live("webhooks") : [];
  }

  function fly(webhook: Row<"webhooks">) {
    if (flying.has(webhook.id)) return;
    const flight = attempt(webhook).finally(() => {
      flying.delete(webhook.id);
      wake();
    });
    flying.set(webhook.id, flight);
  }

  async function attempt(webhook: Row<"webhooks">) {
    if (!endpoint) return;
    const answer = await postSigned(endpoint, bodyOf(twin, webhook));
    if (closed || !twin.store.get("webhooks", webhook.id)) return;
    twin.store.change(() => twin.store.put("webhooks", answered(twin, webhook, answer)));
  }
}

function answered(twin: Twin, webhook: Row<"webhooks">, answer: string): Row<"webhooks"> {
  const attempts = [...webhook.attempts, { at: new Date().toISOString(), answer }];
  if (isAccepted(answer)) return { ...webhook, attempts, state: "delivered" };
  const gap = twin.settings().retry_seconds[attempts.length - 1];
  if (gap === undefined) return { ...webhook, attempts, state: "given_up" };
  return { ...webhook, attempts, next_at: new Date(Date.now() + gap * 1000).toISOString() };
}
