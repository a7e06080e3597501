import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Asked, jsonBody, type Reply } from "../wire/exchange";
import type { Endpoint } from "./calls";
import { endpoints } from "./endpoints";
import { ApiFailure, badUsage, failureReply, keyConflict } from "./failures";
import { advance } from "./lifecycle";
import type { Twin } from "./twin";

const version = "2015-07-06";
const limitPerMinute = 1_000;

/** Answers one call of the API as the provider does; every effect is kept before the answer leaves. */
export function answerApi(twin: Twin, accessToken: string | null, asked: Asked): Reply {
  try {
    authorise(asked, accessToken);
    checkVersion(asked);
    const reply = twin.store.change(() => {
      advance(twin);
      return called(twin, asked);
    });
    twin.wake();
    return withHeaders(twin, reply);
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return withHeaders(twin, failureReply(cause));
  }
}

function called(twin: Twin, asked: Asked): Reply {
  const [endpoint, id] = endpointOf(asked);
  const key = endpoint.keyed ? asked.headers["idempotency-key"] : undefined;
  const keyed = key === undefined ? undefined : `${endpoint.path} ${String(key)}`;
  const earlier = keyed && twin.store.get("idempotency_keys", keyed);
  if (earlier) throw keyConflict(earlier.resource);
  const reply = endpoint.run({ twin, asked, id, body: contentsOf(endpoint, asked) });
  if (keyed) twin.store.put("idempotency_keys", { id: keyed, resource: madeBy(reply) });
  return reply;
}

function endpointOf({ method, path }: Asked): [Endpoint, string] {
  for (const endpoint of endpoints) {
    const found = new RegExp(`^${endpoint.path.replace(":id", "([^/]+)")}$`).exec(path);
    if (endpoint.method === method && found) return [endpoint, decoded(found[1] ?? "")];
  }
  throw badUsage(404, "not_found", "No such address in this API");
}

function contentsOf({ envelope }: Endpoint, asked: Asked): unknown {
  if (envelope === undefined) return undefined;
  if (asked.body === "" && envelope === "data") return {};
  if (!String(asked.headers["content-type"] ?? "").includes("json"))
    throw badUsage(415, "unsupported_media_type", "The content type must be application/json");
  const body = z.record(z.string(), z.unknown()).safeParse(jsonBody(asked));
  if (!body.success) throw badUsage(400, "invalid_document_structure", "Root element must be an object.");
  if (envelope === "data") return body.data[envelope] ?? {};
  if (!(envelope in body.data))
    throw badUsage(400, "missing_body_wrapper", `The body must be wrapped in ${envelope}`);
  return body.data[envelope];
}

function authorise({ headers }: Asked, accessToken: string | null) {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
  if (token === undefined) throw badUsage(401, "unauthorized", "Unauthorized");
  if (accessToken !== null && token !== accessToken)
    throw badUsage(401, "access_token_not_found", "This is not a valid sandbox API access token");
}

function checkVersion({ headers }: Asked) {
  const asked = headers["gocardless-version"];
  if (asked === undefined) throw badUsage(400, "missing_version_header", "GoCardless-Version is missing");
  if (asked !== version) throw badUsage(400, "version_not_found", `Version not found: ${String(asked)}`);
}

function withHeaders(twin: Twin, reply: Reply): Reply {
  const reset = new Date(Math.ceil(twin.now().getTime() / 60_000) * 60_000);
  return {
    ...reply,
    headers: {
      ...reply.headers,
      "ratelimit-limit": String(limitPerMinute),
      "ratelimit-remaining": String(limitPerMinute - 1),
      "ratelimit-reset": reset.toUTCString(),
      "x-request-id": randomUUID(),
    },
  };
}

const made = z.record(z.string(), z.looseObject({ id: z.string() }));

function madeBy({ body }: Reply): string {
  const [resource] = Object.values(made.parse(JSON.parse(body)));
  return resource?.id ?? "";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
