import type { Asked } from "./exchange";
import { pathMatches } from "./faults";

const kept = 5_000;
const headersKept = [
  "content-type",
  "gocardless-client-library",
  "gocardless-client-version",
  "gocardless-version",
  "idempotency-key",
  "user-agent",
] as const;

export type ReceivedRequest = {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** `authorization` holds the scheme only. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly fault: string | null;
};

export type Received = ReturnType<typeof openReceived>;

/** The latest requests, oldest first, so that tests can assert on what left the product. */
export function openReceived() {
  let list: ReceivedRequest[] = [];
  return {
    note(asked: Asked, fault: string | null) {
      list.push(described(asked, fault));
      if (list.length > 2 * kept) list = list.slice(-kept);
    },
    list: ({ method, path = "*" }: { method?: string | undefined; path?: string | undefined } = {}) =>
      list.filter((one) => (!method || one.method === method) && pathMatches(path, one.path)),
    clear() {
      list = [];
    },
  };
}

function described({ method, path, query, headers, body }: Asked, fault: string | null): ReceivedRequest {
  const scheme = headers.authorization?.split(" ")[0];
  const shown = headersKept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return {
    at: new Date().toISOString(),
    method,
    path,
    query: Object.fromEntries(query),
    headers: { ...Object.fromEntries(shown), ...(scheme ? { authorization: scheme } : {}) },
    body: parsed(body),
    fault,
  };
}

function parsed(body: string): unknown {
  if (body === "") return null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
