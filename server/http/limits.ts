import "server-only";
import { createHash } from "node:crypto";
import { countOne } from "@/db/queries/limits";
import { query } from "../database";
import { headersOfRequest } from "../this-request";
import { clientNetwork } from "./client-network";

/** How often one network may act in so many minutes; generous, because many people can share a network. */
const perNetwork = {
  begin_sign_up: { most: 40, minutes: 60 },
  save_step: { most: 200, minutes: 10 },
  /** Answers of refused presses, kept so that nothing typed is lost. */
  hold_answer: { most: 40, minutes: 10 },
  set_up_payment: { most: 30, minutes: 60 },
  find_company: { most: 120, minutes: 10 },
  try_link: { most: 120, minutes: 60 },
  email_link: { most: 10, minutes: 60 },
} as const;

/** How often everybody together may; the register allows 600 calls in five minutes, and a company takes two. */
const forAll = { find_company: { most: 250, minutes: 5 } } as const;

/** How often it may be done to one subject (a draft, an address for mail), whoever does it. */
const perSubject = {
  email_link: { most: 5, minutes: 60 },
  save_step: { most: 60, minutes: 5 },
  hold_answer: { most: 10, minutes: 5 },
} as const;

export type Action = keyof typeof perNetwork;

/** `minutes`: how long to wait. */
export type RateLimitResult = { ok: true } | { ok: false; minutes: number };

/** Counts an action of this request's visitor on its subjects; not `ok` when a limit is reached. */
export async function rateLimit(action: Action, subjects: readonly string[] = []): Promise<RateLimitResult> {
  const request = await headersOfRequest();
  const network = request && clientNetwork(request);
  // A subject's own limit comes first: what it refuses leaves the network's to the others.
  const windows = [
    ...(action in perSubject
      ? subjects.map((one) => ({ key: keyOf(action, one), ...perSubject[action as keyof typeof perSubject] }))
      : []),
    ...(network ? [{ key: keyOf(action, network), ...perNetwork[action] }] : []),
    ...(action in forAll ? [{ key: action, ...forAll[action as keyof typeof forAll] }] : []),
  ];
  for (const { key, most, minutes } of windows) {
    const counted = await query((db) => countOne(db, key, { most, seconds: minutes * 60 }));
    if (!counted.ok) return { ok: false, minutes: Math.max(1, Math.ceil(counted.secondsLeft / 60)) };
  }
  return { ok: true };
}

/** The subject itself is not kept. */
function keyOf(action: Action, subject: string): string {
  return `${action}:${createHash("sha256").update(`${action} ${subject}`).digest("base64url")}`;
}
