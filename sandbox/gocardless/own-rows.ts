import { z } from "zod";
import { schemeNames } from "./schemes";

const text = z.string();

/** What the twin keeps for its own working. */
export const ownTables = {
  webhooks: z.object({
    id: text,
    created_at: text,
    events: z.array(text),
    state: z.enum(["held", "waiting", "delivered", "given_up"]),
    attempts: z.array(z.object({ at: text, answer: text })),
    next_at: text,
  }),
  plan_links: z.object({
    id: text,
    name: text,
    amount: z.int(),
    scheme: z.enum(schemeNames),
    day_of_month: z.int().nullable(),
  }),
  idempotency_keys: z.object({ id: text, resource: text }),
  settings: z.object({
    id: z.literal("settings"),
    clock_offset_ms: z.number(),
    webhooks: z.enum(["normal", "before_return", "duplicated", "shuffled", "held", "off"]),
    webhook_delay_ms: z.int(),
    retry_seconds: z.array(z.number()),
    fulfilment: z.enum(["at_once", "held"]),
    fulfilment_delay_ms: z.int(),
    append_ids: z.boolean(),
  }),
} as const;
