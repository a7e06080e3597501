import { Overdue, timeoutMs, withDeadline } from "../deadlines";

type Limits = { maxBytes: number; type: string };
type RefusedBody = { ok: false; status: 400 | 408 | 413 | 415; reason: string };
type Read = { ok: true; bytes: Buffer } | RefusedBody;

/** Reads a request's body; refuses one longer than `maxBytes` or slower than `timeoutMs.requestBody`. */
export async function readBytes(request: Request, { maxBytes, type }: Limits): Promise<Read> {
  if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== type)
    return { ok: false, status: 415, reason: `The body must be ${type}` };
  try {
    return await withDeadline(collect(request.body ?? [], maxBytes), timeoutMs.requestBody);
  } catch (error) {
    if (error instanceof Overdue) return { ok: false, status: 408, reason: "The body took too long" };
    return { ok: false, status: 400, reason: "The body broke off" };
  }
}

async function collect(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Read> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) return { ok: false, status: 413, reason: `The body is over ${maxBytes} bytes` };
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

/** The JSON in a body; undefined if it is none, or not UTF-8. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
