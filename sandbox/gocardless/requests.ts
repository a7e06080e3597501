import { z } from "zod";
import type { Exchange } from "../http/exchange";
import { invalidUsage, keyConflict, validated } from "./errors";
import type { FakeGoCardless } from "./fake";

/** The contents of a body, which are in an envelope: `data` for actions, the resource's name for creates. */
export async function contents({ req }: Exchange, envelope: string): Promise<unknown> {
  if (envelope === "data" && (await req.text()) === "") return {};
  if (!req.header("content-type")?.includes("json"))
    throw invalidUsage(415, "unsupported_media_type", "The content type must be application/json");
  const body = z.record(z.string(), z.unknown()).safeParse(await req.json().catch(() => undefined));
  if (!body.success) throw invalidUsage(400, "invalid_document_structure", "Root element must be an object.");
  const inside = body.data[envelope];
  if (inside === undefined && envelope !== "data")
    throw invalidUsage(400, "missing_body_wrapper", `The body must be wrapped in ${envelope}`);
  return inside ?? {};
}

/** Runs `create` once for each idempotency key. The second time throws the API's conflict, which names the resource. */
export function once<R extends { readonly id: string }>(
  fake: FakeGoCardless,
  { req }: Exchange,
  create: () => R,
) {
  const key = req.header("idempotency-key");
  const id = `${req.path} ${key}`;
  const earlier = key === undefined ? undefined : fake.store.get("idempotency_keys", id);
  if (earlier) throw keyConflict(earlier.resource);
  const made = create();
  if (key !== undefined) fake.store.put("idempotency_keys", { id, resource: made.id });
  return made;
}

const comparisons: Record<string, (at: string, limit: string) => boolean> = {
  "created_at[gt]": (at, limit) => at > limit,
  "created_at[gte]": (at, limit) => at >= limit,
};

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  after: z.string().optional(),
});

type ListableRow = { readonly id: string; readonly created_at: string; readonly links?: object };

/** A page of the rows that match all filters in the query, newest first. */
export function listPage<R extends ListableRow>({ req }: Exchange, name: string, rows: readonly R[]) {
  const { limit, after } = validated(pageQuery, name, req.query());
  const { limit: _, after: __, ...filters } = req.query();
  const wanted = rows
    .toReversed()
    .filter((row) => Object.entries(filters).every(([key, value]) => isWanted(row, key, value)));
  const start = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0;
  const page = wanted.slice(start, start + limit);
  const cursors = {
    before: start > 0 ? (page[0]?.id ?? null) : null,
    after: start + limit < wanted.length ? (page.at(-1)?.id ?? null) : null,
  };
  return { page, meta: { cursors, limit } };
}

function isWanted(row: ListableRow, key: string, value: string): boolean {
  const compare = comparisons[key];
  if (compare) return compare(row.created_at, validated(z.coerce.date(), key, value).toISOString());
  const fields: Record<string, unknown> = { ...row.links, ...row };
  return value.split(",").includes(String(fields[key]));
}
