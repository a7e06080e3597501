import { settings } from "@/server/env";
import { factsOf, log } from "@/server/logging/log";

type RegisterReply = { ok: true; body: unknown } | { ok: false; reason: "unreachable" | "not_found" };

export function hasRegister(): boolean {
  return settings().companiesHouse !== null;
}

/** Calls the Companies House API. The key is the user name of Basic authentication. */
export async function callRegister(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<RegisterReply> {
  const access = settings().companiesHouse;
  if (access === null) return { ok: false, reason: "unreachable" };
  const url = new URL(path, access.url);
  url.search = new URLSearchParams(query).toString();
  try {
    const reply = await fetch(url, {
      headers: { Authorization: `Basic ${Buffer.from(`${access.apiKey}:`).toString("base64")}` },
      signal,
      redirect: "error",
      cache: "no-store",
    });
    if (reply.status === 404) return { ok: false, reason: "not_found" };
    if (reply.ok) return { ok: true, body: await reply.json() };
    log("warn", "company register refused", { status: reply.status });
    return { ok: false, reason: "unreachable" };
  } catch (error) {
    log("warn", "company register unreachable", factsOf(error));
    return { ok: false, reason: "unreachable" };
  }
}
