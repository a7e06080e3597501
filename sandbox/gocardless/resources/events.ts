import { json } from "../../wire/exchange";
import { asksFor, type Call, listed } from "../calls";
import { shownEvent } from "../events";
import { notFound } from "../failures";

const linkFilters = ["billing_request", "mandate", "payment", "subscription", "customer"] as const;

export function getEvent({ twin, id }: Call) {
  const event = twin.store.get("events", id);
  if (!event) throw notFound("Event not found");
  return json(200, { events: shownEvent(event) });
}

export function listEvents({ twin, asked: { query }, asked }: Call) {
  const rows = twin.store
    .all("events")
    .filter(
      ({ resource_type, action, links }) =>
        asksFor(query, "resource_type", resource_type) &&
        asksFor(query, "action", action) &&
        linkFilters.every((key) => asksFor(query, key, links[key])),
    );
  return listed(asked, "events", rows, shownEvent);
}
