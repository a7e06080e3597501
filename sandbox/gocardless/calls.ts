import { z } from "zod";
import { type Asked, json, type Reply } from "../wire/exchange";
import { validated } from "./failures";
import type { Twin } from "./twin";

/** One call of the API: `id` from the path where it has one, `body` what the envelope holds. */
export type Call = {
  readonly twin: Twin;
  readonly asked: Asked;
  readonly id: string;
  readonly body: unknown;
};

export type Endpoint = {
  readonly method: "GET" | "POST";
  /** `:id` stands for one part of the path. */
  readonly path: string;
  /** The name around the body of a POST: the resource's own for creates, `data` for actions. */
  readonly envelope?: string;
  /** Creates that honour an idempotency key. */
  readonly keyed?: boolean;
  readonly run: (call: Call) => Reply;
};

export const metadataRule = z
  .record(
    z.string().max(50, "keys must be at most 50 characters"),
    z.string().max(500, "values must be at most 500 characters"),
  )
  .refine((metadata) => Object.keys(metadata).length <= 3, "must have at most 3 keys")
  .default({});

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  after: z.string().optional(),
  before: z.string().optional(),
});

const dateFilters = {
  gt: (at: string, limit: string) => at > limit,
  gte: (at: string, limit: string) => at >= limit,
  lt: (at: string, limit: string) => at < limit,
  lte: (at: string, limit: string) => at <= limit,
} as const;

/** A page of a list, newest first, filtered by `created_at[…]` and cut at the cursors. */
export function listed<R extends { id: string; created_at: string }>(
  asked: Asked,
  name: string,
  rows: readonly R[],
  shown: (row: R) => unknown,
): Reply {
  const { limit, after, before } = validated(listQuery, name, Object.fromEntries(asked.query));
  const matching = [...rows].reverse().filter((row) => withinDates(asked.query, name, row.created_at));
  const start = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? matching.findIndex(({ id }) => id === before) : matching.length;
  const page = before ? matching.slice(Math.max(0, end - limit), end) : matching.slice(start, start + limit);
  const last = page.at(-1);
  const first = page[0];
  return json(200, {
    [name]: page.map(shown),
    meta: {
      cursors: {
        before: first && matching[0] !== first ? first.id : null,
        after: last && matching.at(-1) !== last ? last.id : null,
      },
      limit,
    },
  });
}

function withinDates(query: URLSearchParams, name: string, at: string): boolean {
  return Object.entries(dateFilters).every(([key, holds]) => {
    const limit = query.get(`created_at[${key}]`);
    if (limit === null) return true;
    const iso = validated(z.coerce.date(), name, limit).toISOString();
    return holds(at, iso);
  });
}

/** Whether a row has the value a query asks for; several values are separated by commas. */
export function asksFor(query: URLSearchParams, key: string, value: string | undefined): boolean {
  const wanted = query.get(key);
  return wanted === null || (value !== undefined && wanted.split(",").includes(value));
}
