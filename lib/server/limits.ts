import "server-only";
import { createHash } from "node:crypto";
import { countOne } from "@/db/limits";
import { clientNetwork } from "./client-network";
import { query } from "./database";
import { headersOfRequest } from "./this-request";

/** How often one address may do something in so many minutes; generous, for many people can share one. */
const perAddress = {
  begin_sign_up: { most: 40, minutes: 60 },
  save_step: { most: 200, minutes: 10 },
  /** What is held although the saves are used up, so that what was typed is not lost. */
  hold_answer: { most: 40, minutes: 10 },
  set_up_payment: { most: 30, minutes: 60 },
  find_company: { most: 120, minutes: 10 },
  try_link: { most: 120, minutes: 60 },
  email_link: { most: 10, minutes: 60 },
} as const;

/** How often everybody together may; the register allows 600 calls in five minutes, and a company takes two. */
const forAll = { find_company: { most: 250, minutes: 5 } } as const;

/** How often it may be done about one thing, whoever does it. */
const perThing = {
  email_link: { most: 5, minutes: 60 },
  save_step: { most: 60, minutes: 5 },
  hold_answer: { most: 10, minutes: 5 },
} as const;

export type Deed = keyof typeof perAddress;

/** `minutes`: how long to wait. */
export type Allowance = { ok: true } | { ok: false; minutes: number };

/** Counts a deed of this request's visitor, about certain things, and says whether it is one too many. */
export async function allow(deed: Deed, things: readonly string[] = []): Promise<Allowance> {
  const request = await headersOfRequest();
  const network = request && clientNetwork(request);
  const windows = [
    ...(network ? [{ key: keyOf(deed, network), ...perAddress[deed] }] : []),
    ...(deed in perThing
      ? things.map((thing) => ({ key: keyOf(deed, thing), ...perThing[deed as keyof typeof perThing] }))
      : []),
    ...(deed in forAll ? [{ key: deed, ...forAll[deed as keyof typeof forAll] }] : []),
  ];
  for (const { key, most, minutes } of windows) {
    const counted = await query((db) => countOne(db, key, { most, seconds: minutes * 60 }));
    if (!counted.ok) return { ok: false, minutes: Math.max(1, Math.ceil(counted.secondsLeft / 60)) };
  }
  return { ok: true };
}

/** Whom or what it is about is not kept itself. */
function keyOf(deed: Deed, about: string): string {
  return `${deed}:${createHash("sha256").update(`${deed} ${about}`).digest("base64url")}`;
}
