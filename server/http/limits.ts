import { createHash } from "node:crypto";
import { countOne } from "@/db/queries/limits";
import { query } from "../database";
import { headersOfRequest } from "../this-request";
import { clientNetwork } from "./client-network";

/** Limits per client network. They are wide, since many people may share a network. */
const perNetwork = {
  begin_sign_up: { max: 40, minutes: 60 },
  save_step: { max: 200, minutes: 10 },
  hold_answer: { max: 40, minutes: 10 },
  set_up_payment: { max: 30, minutes: 60 },
  find_company: { max: 120, minutes: 10 },
  try_link: { max: 120, minutes: 60 },
  email_link: { max: 10, minutes: 60 },
} as const;

/** Limits of all visitors together. Companies House allows 600 calls in 5 minutes, and a company takes two. */
const forAll = { find_company: { max: 250, minutes: 5 } } as const;

/** Limits per subject, such as a draft or an e-mail address. */
const perSubject = {
  email_link: { max: 5, minutes: 60 },
  save_step: { max: 60, minutes: 5 },
  hold_answer: { max: 10, minutes: 5 },
} as const;

export type Action = keyof typeof perNetwork;

export type RateLimitResult = { ok: true } | { ok: false; minutes: number }; // `minutes` to wait

/** Counts an action of the current request against its limits. */
export async function rateLimit(action: Action, subjects: readonly string[] = []): Promise<RateLimitResult> {
  const request = await headersOfRequest();
  const network = request && clientNetwork(request);
  // Subjects first: an action that a subject's limit refuses is not counted for the network.
  const windows = [
    ...(action in perSubject
      ? subjects.map((one) => ({ key: keyOf(action, one), ...perSubject[action as keyof typeof perSubject] }))
      : []),
    ...(network ? [{ key: keyOf(action, network), ...perNetwork[action] }] : []),
    ...(action in forAll ? [{ key: action, ...forAll[action as keyof typeof forAll] }] : []),
  ];
  for (const { key, max, minutes } of windows) {
    const counted = await query((db) => countOne(db, key, { max, seconds: minutes * 60 }));
    if (!counted.ok) return { ok: false, minutes: Math.max(1, Math.ceil(counted.secondsLeft / 60)) };
  }
  return { ok: true };
}

function keyOf(action: Action, subject: string): string {
  return `${action}:${createHash("sha256").update(`${action} ${subject}`).digest("base64url")}`;
}
