import "server-only";
import { z } from "zod";
import { goCardless } from "./client";
import { ask, promised, type Reply } from "./reply";

/** Ids go into addresses of the API unescaped: what is no id is not kept. */
const idShape = /^[A-Z]{2,3}[0-9A-Z]{1,124}$/;
const name = z.string().regex(/^[a-z_]{1,60}$/);

/** Text that every database takes: no NUL, no half characters, not too long. */
const text = z.string().transform((value) => value.replaceAll("\0", "").toWellFormed().slice(0, 500));

const texts = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((record) =>
    Object.fromEntries(
      Object.entries(record ?? {}).flatMap(([key, value]) => {
        const read = text.safeParse(typeof value === "boolean" ? String(value) : value);
        return read.success ? [[key.slice(0, 50), read.data] as const] : [];
      }),
    ),
  );

/** The part of an event that we keep: names, ids and codes. */
const eventShape = z
  .object({
    id: z.string().regex(idShape).startsWith("EV"),
    created_at: z.coerce.date(),
    resource_type: name,
    action: name,
    links: texts.transform((links) =>
      Object.fromEntries(Object.entries(links).filter(([, id]) => idShape.test(id))),
    ),
    details: texts,
    resource_metadata: texts,
  })
  .transform(({ id, action, links, details, ...event }) => ({
    id,
    action,
    links,
    details,
    resourceType: event.resource_type,
    resourceMetadata: event.resource_metadata,
    occurredAt: event.created_at,
  }));

export type ProviderEvent = z.output<typeof eventShape>;

/** An event as it came over the wire, or null when it is none. */
export function readEvent(value: unknown): ProviderEvent | null {
  const read = eventShape.safeParse(value);
  return read.success ? read.data : null;
}

const pageSize = 250;

/** A page of all events since an instant, newest first; `after` is the last id of the page before. */
export function eventsSince(
  since: Date,
  after: string | null,
): Promise<Reply<{ events: ProviderEvent[]; next: string | null }>> {
  return ask(
    () =>
      goCardless().events.list({
        created_at: { gte: since.toISOString() },
        limit: pageSize,
        ...(after === null ? {} : { after }),
      }),
    ({ events, meta }) => ({
      events: promised(events).flatMap((event) => readEvent(event) ?? []),
      next: meta?.cursors?.after ?? null,
    }),
  );
}
