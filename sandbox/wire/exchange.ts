import type { IncomingHttpHeaders } from "node:http";

/** One request as a twin sees it: the whole body read, the path without its query. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};

export function json(status: number, value: unknown, headers?: Record<string, string>): Reply {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(value),
  };
}

export function nothing(): Reply {
  return { status: 204, body: "" };
}

export function seeOther(location: string): Reply {
  return { status: 303, headers: { location }, body: "" };
}

/** The fields of a posted form; the last of a repeated name counts. */
export function formFields(asked: Asked): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(asked.body));
}

/** The JSON of the body, or undefined where it is none. */
export function jsonBody(asked: Asked): unknown {
  try {
    return JSON.parse(asked.body);
  } catch {
    return undefined;
  }
}
