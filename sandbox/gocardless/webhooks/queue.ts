import { shownEvent } from "../events";
import { newId } from "../ids";
import type { Row } from "../rows";
import type { Twin } from "../twin";

const largestBatch = 250;

/** Puts every event that no webhook carries yet into webhooks, as the mode of the hour says. */
export function queueEvents(twin: Twin) {
  const { webhooks: mode, webhook_delay_ms } = twin.settings();
  const events = twin.store.live("events");
  if (events.length === 0) return;
  twin.store.change(() => {
    for (const event of events) twin.store.put("events", { ...event, announced: true });
    if (mode === "off" || !twin.sendsWebhooks) return;
    for (const batch of batches(mode, events))
      queueWebhook(twin, batch, mode === "held" ? "held" : "waiting", webhook_delay_ms);
  });
}

/** Only inside a change. */
export function queueWebhook(
  twin: Twin,
  events: readonly string[],
  state: Row<"webhooks">["state"] = "waiting",
  delayMs = 0,
) {
  const at = Date.now();
  twin.store.put("webhooks", {
    id: newId("WB", twin.now()),
    created_at: twin.now().toISOString(),
    events: [...events],
    state,
    attempts: [],
    next_at: new Date(at + delayMs).toISOString(),
  });
}

/** The body of a webhook as it is signed and sent. */
export function bodyOf(twin: Twin, { id, events }: Row<"webhooks">): string {
  return JSON.stringify({
    events: events.flatMap((event) => {
      const row = twin.store.get("events", event);
      return row ? [shownEvent(row)] : [];
    }),
    meta: { webhook_id: id },
  });
}

function batches(mode: Row<"settings">["webhooks"], events: readonly Row<"events">[]): string[][] {
  const ids = events.map(({ id }) => id);
  if (mode === "shuffled") return shuffled(ids).map((id) => [id]);
  const inOrder = Array.from({ length: Math.ceil(ids.length / largestBatch) }, (_, batch) =>
    ids.slice(batch * largestBatch, (batch + 1) * largestBatch),
  );
  return mode === "duplicated" ? [...inOrder, ...inOrder] : inOrder;
}

function shuffled(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
}
