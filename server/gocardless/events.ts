import { verifySignature } from "gocardless-nodejs/webhooks";
import { z } from "zod";
import { settings } from "@/server/env";
import { log } from "@/server/logging/log";
import type { Reply } from "@/server/payments/reply";
import { callProvider, required } from "./call";
import { goCardless } from "./client";

const idShape = /^[A-Z]{2,3}[0-9A-Z]{1,124}$/; // Other links are dropped, since the library puts ids into paths unescaped
const name = z.string().regex(/^[a-z_]{1,60}$/);

/** The text in a form that PostgreSQL stores: it rejects NUL and lone surrogates. */
const storable = (value: string, max: number) => value.replaceAll("\0", "").slice(0, max).toWellFormed();
const text = z.string().transform((value) => storable(value, 500));

const texts = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((record) =>
    Object.fromEntries(
      Object.entries(record ?? {}).flatMap(([key, value]) => {
        const read = text.safeParse(typeof value === "boolean" ? String(value) : value);
        return read.success ? [[storable(key, 50), read.data] as const] : [];
      }),
    ),
  );

/** The time of an event; now if it is missing or not between 1970 and now, since PostgreSQL cannot store every `Date`. */
const pastInstant = z
  .unknown()
  .optional()
  .transform((value) => {
    const [now, at] = [Date.now(), typeof value === "string" ? Date.parse(value) : Number.NaN];
    return new Date(at >= 0 && at <= now ? at : now);
  });

/** The provider's names of links for which the product has its own. */
const linkNames: Partial<Record<string, string>> = {
  billing_request: "request",
  redirect_flow: "request",
  mandate_request_mandate: "mandate",
};

const eventShape = z
  .object({
    id: z.string().regex(idShape).startsWith("EV"),
    created_at: pastInstant,
    resource_type: name,
    action: name,
    links: texts.transform((links) =>
      Object.fromEntries(
        Object.entries(links).flatMap(([link, id]) =>
          idShape.test(id) ? [[linkNames[link] ?? link, id]] : [],
        ),
      ),
    ),
    details: texts,
    resource_metadata: texts,
  })
  .transform(({ id, action, links, details, ...event }) => ({
    id,
    action,
    links,
    details,
    resourceType: event.resource_type === "billing_requests" ? "mandate_requests" : event.resource_type,
    resourceMetadata: event.resource_metadata,
    occurredAt: event.created_at,
  }));

export type ProviderEvent = z.output<typeof eventShape>;

/** Parses events. Invalid ones are left out, and their number is logged. */
export function readEvents(values: readonly unknown[]): ProviderEvent[] {
  const events = values.flatMap((value) => eventShape.safeParse(value).data ?? []);
  if (events.length < values.length)
    log("error", "events not read", { count: values.length - events.length, of: values.length });
  return events;
}

const pageSize = 250;

/** A page of the list of events, newest first. `after`: the last id of the page before; null for the first page. */
export function eventsSince(
  since: Date,
  after: string | null,
): Promise<Reply<{ events: ProviderEvent[]; next: string | null }>> {
  return callProvider(
    () =>
      goCardless().events.list({
        created_at: { gte: since.toISOString() },
        limit: pageSize,
        ...(after === null ? {} : { after }),
      }),
    ({ events, meta }) => ({
      events: readEvents(required(events)),
      next: meta?.cursors?.after ?? null,
    }),
  );
}

export const signatureHeader = "webhook-signature";

const signatureShape = /^[0-9a-f]{64}$/i; // Checked here, since the library ignores trailing characters

/** Whether one of the webhook secrets signed the bytes of a webhook. */
export function isSigned(bytes: Buffer, signature: string): boolean {
  if (!signatureShape.test(signature)) return false;
  const { providerWebhookSecrets: secrets } = settings();
  return secrets.some((secret) => secret !== "" && isSignedWith(bytes, signature, secret));
}

const origins = {
  sandbox: "https://api-sandbox.gocardless.com",
  live: "https://api.gocardless.com",
} as const;

/** Whether a webhook is about the other of the provider's two environments. */
export function isFromOtherEnvironment(headers: Headers): boolean {
  const otherEnvironment = settings().providerEnvironment === "live" ? "sandbox" : "live";
  return headers.get("origin") === origins[otherEnvironment];
}

function isSignedWith(bytes: Buffer, signature: string, secret: string): boolean {
  try {
    verifySignature(bytes, secret, signature);
    return true;
  } catch {
    return false;
  }
}
