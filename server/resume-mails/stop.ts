import { findStop, stopAddress } from "@/db/queries/stopped-mails";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { metrics } from "@/server/logging/metrics";
import { hashToken, tokenFrom } from "@/server/token";

/** The hash by which a stopped address is stored (docs/decisions/0147). */
export function addressHash(email: string): string {
  return tokenFrom(normalizedEmail(email), "resume mails to");
}

export type StopPage = "ask" | "stopped" | "closed" | "unreachable";

/** The state of the page behind a mail's link. Changes nothing, because mail scanners open links too. */
export async function stopPage(key: string): Promise<StopPage> {
  try {
    const hash = hashToken(key);
    const found = hash === null ? null : await query((db) => findStop(db, hash));
    if (!found) return "closed";
    return found.isStopped ? "stopped" : "ask";
  } catch (error) {
    log("error", "key not looked up", factsOf(error));
    return "unreachable";
  }
}

/** Stops the mails to the key's address; false for an unknown key. */
export async function stopMails(key: string, by: "page" | "one_click"): Promise<boolean> {
  const hash = hashToken(key);
  if (hash === null) return false;
  const { isKnown, isNew } = await query((db) => stopAddress(db, hash));
  if (isNew) metrics().resumeMailsStopped.inc({ by });
  return isKnown;
}
