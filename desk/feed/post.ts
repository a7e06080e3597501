import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Overdue, timeoutMs, withDeadline, withDeadlineOr } from "@/server/deadlines";
import { settings } from "@/server/env";
import { factsOf } from "@/server/logging/log";
import type { Answer } from "./deliveries";
import { isPublicAddress } from "./public-address";
import { isAllowedUrl, secondsAsked } from "./rules";

type Address = { address: string; family: number };

class Refused extends Error {
  readonly code = "address_refused";
}

/** `waitSeconds`: for how long the receiver wants no other attempt; 0 if it does not say. */
type Reply = { answer: Answer; waitSeconds: number };

/** Posts a body and returns the answer's status; its content is not read, and a redirect is an answer like any other. */
export async function post(to: string, body: string, headers: Record<string, string>): Promise<Reply> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const late = AbortSignal.timeout(timeoutMs.feedDelivery);
  try {
    const url = new URL(to);
    const addresses = await withDeadline(addressesOf(url), timeoutMs.feedDelivery);
    const { status, retryAfter } = await send(url, { body, headers, addresses, late });
    const error = status >= 200 && status < 300 ? null : "answer";
    const waitSeconds = secondsAsked(retryAfter, new Date());
    return { answer: { status, milliseconds: took(), error }, waitSeconds };
  } catch (error) {
    const isLate = late.aborted || error instanceof Overdue;
    const why = isLate ? "timeout" : codeOf(error);
    return { answer: { status: null, milliseconds: took(), error: why }, waitSeconds: 0 };
  }
}

/** Whether events for this URL would be refused. False while its name cannot be resolved: the first attempt will tell. */
export async function isPrivateAddress(url: string): Promise<boolean> {
  const found = addressesOf(new URL(url)).then(
    () => false,
    (error: unknown) => error instanceof Refused,
  );
  return withDeadlineOr(found, timeoutMs.feedCheck, false);
}

/** The checked addresses of the URL's host. Rejects if one of them is not public, unless a setting allows that. */
async function addressesOf(url: URL): Promise<readonly Address[]> {
  const { feedMayBePrivate } = settings();
  if (!isAllowedUrl(url, feedMayBePrivate)) throw new Refused("the URL is not allowed");
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true });
  const isRefused = found.some(({ address }) => !feedMayBePrivate && !isPublicAddress(address));
  if (found.length === 0 || isRefused) throw new Refused("the address is not public");
  return found;
}

type Sent = {
  body: string;
  headers: Record<string, string>;
  addresses: readonly Address[];
  late: AbortSignal;
};

type ResponseHead = { status: number; retryAfter: string | undefined };

function send(url: URL, { body, headers, addresses, late }: Sent): Promise<ResponseHead> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: "POST",
      agent: false,
      lookup: alreadyLookedUp(addresses),
      maxHeaderSize: 8_192,
      signal: late,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    });
    outgoing.on("error", reject);
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

function codeOf(error: unknown): string {
  const { code, error: kind } = factsOf(error);
  return code ?? kind;
}
