import { linkMinutes } from "@/lib/operators";
import type { Limits } from "@/server/http/limit-table";
import { rateLimit as countAction } from "@/server/http/limits";

export const deskLimits = {
  ask_for_operator_link: { network: { max: 20, minutes: 60 } },
  // Lasts as long as a link works: an operator who gets no other link has one that works (docs/decisions/0162).
  mail_operator_link: { subject: { max: 5, minutes: linkMinutes } },
  open_operator_link: { network: { max: 60, minutes: 60 } },
  write_letter: { subject: { max: 60, minutes: 60 } },
  use_passkey: { network: { max: 180, minutes: 60 } },
} satisfies Record<string, Limits>;

/** Counts an action of the current request against the desk's limits. */
export function rateLimit(action: keyof typeof deskLimits, subjects: readonly string[] = []) {
  return countAction([action, deskLimits[action]], subjects);
}
