import { createHash } from "node:crypto";
import { storeLead } from "@/db/queries/leads";
import type { Edition } from "@/lib/markets/editions";
import { countedKind, type LeadAnswer, type LeadOrigin } from "@/lib/sign-up/lead";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { query } from "@/server/database";
import { leadEvent } from "@/server/feed/event";
import type { RateLimitResult } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { wakeWorker } from "@/server/jobs/wake";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";

type Received = { edition: Edition; origin: LeadOrigin; answer: LeadAnswer; isSuspect: boolean };

/** Stores a lead and queues the mail to the firm, unless a rate limit is reached. */
export async function receiveLead({
  edition,
  origin,
  answer,
  isSuspect,
}: Received): Promise<RateLimitResult> {
  const { leadName: name, leadEmail: email, leadNote: note } = answer;
  const companies = countedKind(origin.kind) ? answer.leadCompanies : 1;
  const address = normalizedEmail(email);
  const allowed = await rateLimit("send_lead", [address]);
  if (!allowed.ok) return allowed;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([edition.code, origin.kind, name, address, companies, note]))
    .digest("hex");
  const { code: market, segment } = edition;
  const lead = { market, edition: segment, ...origin, name, email, companies, note, isSuspect, fingerprint };
  await query((db) => storeLead(db, lead, (stored) => [leadNoticeOf(stored), ...leadEvent(stored)]));
  wakeWorker();
  return allowed;
}
