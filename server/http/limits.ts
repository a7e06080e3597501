import { createHash } from "node:crypto";
import { countUse } from "@/db/queries/limits";
import { linkMinutes } from "@/lib/console/roles";
import { query } from "../database";
import { metrics } from "../logging/metrics";
import { headersOfRequest } from "../this-request";
import { clientNetwork, limitOf, sharedNetwork } from "./client-network";

type Window = { max: number; minutes: number };
type Limits = { network?: Window; subject?: Window; all?: Window };

/**
 * Limits per client network, which are wide, since many people may share one; per subject, such as a draft or an e-mail
 * address; and of all visitors together: Companies House allows 600 calls in 5 minutes, and a company takes two; GoCardless
 * allows 1,000 calls in a minute, and a verification takes one to four.
 */
const limits = {
  begin_sign_up: { network: { max: 40, minutes: 60 } },
  save_step: { network: { max: 200, minutes: 10 }, subject: { max: 60, minutes: 5 } },
  hold_answer: { network: { max: 40, minutes: 10 }, subject: { max: 10, minutes: 5 } },
  set_up_payment: { network: { max: 30, minutes: 60 }, subject: { max: 20, minutes: 60 } },
  resume_payment: { network: { max: 60, minutes: 60 }, subject: { max: 20, minutes: 60 } },
  verify_payment: {
    network: { max: 300, minutes: 10 },
    subject: { max: 40, minutes: 10 },
    all: { max: 200, minutes: 1 },
  },
  ask_at_desk: { network: { max: 120, minutes: 10 }, subject: { max: 20, minutes: 10 } },
  find_company: { network: { max: 120, minutes: 10 }, all: { max: 250, minutes: 5 } },
  try_link: { network: { max: 120, minutes: 60 } },
  send_lead: { network: { max: 20, minutes: 60 }, subject: { max: 5, minutes: 60 } },
  draw_agreement: { network: { max: 40, minutes: 60 }, subject: { max: 10, minutes: 60 } },
  ask_for_operator_link: { network: { max: 20, minutes: 60 } },
  // As long as a link works, so that whoever gets no other one has one that works (docs/decisions/0187).
  mail_operator_link: { subject: { max: 5, minutes: linkMinutes } },
  open_operator_link: { network: { max: 60, minutes: 60 } },
  use_passkey: { network: { max: 60, minutes: 60 } },
  email_link: { network: { max: 10, minutes: 60 }, subject: { max: 5, minutes: 60 } },
} satisfies Record<string, Limits>;

export type Action = keyof typeof limits;

export type RateLimitResult = { ok: true } | { ok: false; minutes: number }; // `minutes` to wait

/** Counts an action of the current request against its limits. */
export async function rateLimit(action: Action, subjects: readonly string[] = []): Promise<RateLimitResult> {
  const { network, subject, all }: Limits = limits[action];
  const request = await headersOfRequest();
  const from = request && clientNetwork(request);
  if (from === sharedNetwork && network) metrics().sharedLimits.inc({ action });
  // Subjects first: an action that a subject's limit refuses is not counted for the network.
  const windows = [
    ...(subject ? subjects.map((one) => ({ key: keyOf(action, one), ...subject })) : []),
    ...(from && network ? [{ ...network, key: keyOf(action, from), max: limitOf(from, network.max) }] : []),
    ...(all ? [{ key: action, ...all }] : []),
  ];
  const counted = await query((db) =>
    countUse(
      db,
      windows.map(({ minutes, ...window }) => ({ ...window, seconds: minutes * 60 })),
    ),
  );
  return counted.ok ? counted : { ok: false, minutes: Math.ceil(counted.secondsLeft / 60) };
}

function keyOf(action: Action, subject: string): string {
  return `${action}:${createHash("sha256").update(`${action} ${subject}`).digest("base64url")}`;
}
