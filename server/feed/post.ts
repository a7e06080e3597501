import "server-only";
import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { Overdue, timeoutMs, withDeadline } from "@/server/deadlines";
import { settings } from "@/server/env";
import { isTransient } from "@/server/failures";
import type { HandlerResult } from "@/server/jobs/job";
import { factsOf } from "@/server/logging/log";
import { isPublicAddress } from "./public-address";

type Address = { address: string; family: number };

class Refused extends Error {}

/** Posts an event to `FEED_URL`. The answer's content is not read, and a redirect is an answer like any other. */
export async function post(id: string, body: string): Promise<HandlerResult> {
  const { feedUrl, feedSecrets } = settings();
  if (feedUrl === null) throw new Error("FEED_URL is not set");
  const call = new AbortController();
  try {
    const headers = signedHeaders(id, body, feedSecrets, new Date());
    const sent = send(new URL(feedUrl), { body, headers, signal: call.signal });
    return resultOf(await withDeadline(sent, timeoutMs.feedCall));
  } catch (error) {
    if (error instanceof Refused) return { done: false, later: "address_refused", isFinal: true };
    if (error instanceof Overdue) return { done: false, later: "timeout", waitsFor: "receiver" };
    const { code, error: name } = factsOf(error);
    return { done: false, later: code ?? name, waitsFor: isTransient(error) ? "receiver" : undefined };
  } finally {
    call.abort();
  }
}

/** The headers of Standard Webhooks, with a signature by each secret. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  at: Date,
): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Jack-Feed/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}

/** The checked addresses of the URL's host. Rejects if one of them is not public, unless a setting allows that. */
async function addressesOf(url: URL): Promise<readonly Address[]> {
  const { feedMayBePrivate } = settings();
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true });
  const isPrivate = found.some(({ address }) => !isPublicAddress(address));
  if (found.length === 0 || (isPrivate && !feedMayBePrivate)) throw new Refused("the address is not public");
  return found;
}

type Sent = {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
};

type ResponseHead = { status: number; retryAfter: string | undefined };

async function send(url: URL, { body, headers, signal }: Sent): Promise<ResponseHead> {
  const addresses = await addressesOf(url);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: "POST",
      agent: false,
      lookup: alreadyLookedUp(addresses),
      maxHeaderSize: 8_192,
      signal,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    });
    outgoing.on("error", reject);
    // The only event after an answer that changes the protocol.
    outgoing.on("close", () => reject(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
    outgoing.on("response", (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
      response.destroy();
    });
    outgoing.end(body);
  });
}

/** Connects to the addresses that were checked: a second look-up could return others. */
function alreadyLookedUp(addresses: readonly Address[]): LookupFunction {
  return (_, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
}

const gone = 410;
const requestTimeout = 408;
const tooManyRequests = 429;

function resultOf({ status, retryAfter }: ResponseHead): HandlerResult {
  if (status >= 200 && status < 300) return { done: true };
  const later = `http_${status}`;
  if (status === gone) return { done: false, later, isFinal: true };
  const minSeconds = secondsAsked(retryAfter, new Date());
  const isBusy = status >= 500 || status === tooManyRequests || status === requestTimeout;
  // A success brings forward what waits for the receiver, but not what it asked to hold back.
  const service = minSeconds > 0 ? later : "receiver";
  return { done: false, later, minSeconds, waitsFor: isBusy ? service : undefined };
}

/** Seconds that a `Retry-After` header asks to wait, as a number or as a date (RFC 9110, 10.2.3); 0 if it asks for nothing. */
export function secondsAsked(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const until = / GMT$/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}
