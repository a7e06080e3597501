import "server-only";

type Read = { ok: true; text: string } | { ok: false; status: 413 | 415 | 400; reason: string };

/** Reads a request's body up to a cap, as it streams: a longer one is refused before it is all here. */
export async function readBody(
  request: Request,
  { mostBytes, type }: { mostBytes: number; type: string },
): Promise<Read> {
  if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== type)
    return { ok: false, status: 415, reason: `The body must be ${type}` };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return { ok: false, status: 413, reason: `The body is over ${mostBytes} bytes` };
    chunks.push(chunk);
  }
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400, reason: "The body is not UTF-8" };
  }
}
