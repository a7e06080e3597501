import "server-only";
import { createHash } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { countOne } from "@/db/limits";
import { clientAddress } from "./client-address";
import { query } from "./database";
import { headersOfRequest } from "./this-request";

/** How often one address may do something in so many minutes; generous, for many people can share one. */
const perAddress = {
  begin_sign_up: { most: 40, minutes: 60 },
  set_up_payment: { most: 30, minutes: 60 },
  find_company: { most: 120, minutes: 10 },
  try_link: { most: 120, minutes: 60 },
  email_link: { most: 10, minutes: 60 },
} as const;

/** How often everybody together may; the register allows 600 calls in five minutes, and a company takes two. */
const forAll = { find_company: { most: 250, minutes: 5 } } as const;

/** How often it may be done about one thing, whoever does it. */
const perThing = { email_link: { most: 5, minutes: 60 } } as const;

export type Deed = keyof typeof perAddress;

/** `minutes`: how long to wait. */
export type Allowance = { ok: true } | { ok: false; minutes: number };

/** Counts a deed of this request's visitor, about certain things, and says whether it is one too many. */
export async function allow(deed: Deed, things: readonly string[] = []): Promise<Allowance> {
  const request = await headersOfRequest();
  const address = request && clientAddress(request);
  const windows = [
    ...(address && namesAVisitor(address) ? [{ key: keyOf(deed, address), ...perAddress[deed] }] : []),
    ...(deed in perThing
      ? things.map((thing) => ({ key: keyOf(deed, thing), ...perThing[deed as keyof typeof perThing] }))
      : []),
    ...(deed in forAll ? [{ key: deed, ...forAll[deed as keyof typeof forAll] }] : []),
  ];
  for (const { key, most, minutes } of windows) {
    const { used, secondsLeft } = await query((db) => countOne(db, key, minutes * 60));
    if (used > most) return { ok: false, minutes: Math.max(1, Math.ceil(secondsLeft / 60)) };
  }
  return { ok: true };
}

/** Whom or what it is about is not kept itself. */
function keyOf(deed: Deed, about: string): string {
  return `${deed}:${createHash("sha256").update(`${deed} ${about}`).digest("base64url")}`;
}

/**
 * A private address is a proxy that `TRUSTED_PROXIES` does not name, or this machine: counted as one visitor, it
 * would shut out everybody.
 */
function namesAVisitor(address: string): boolean {
  return !nobodys.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const nobodys = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  nobodys.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  nobodys.addSubnet(network, bits, "ipv6");
