import { isClaimed, isPromised, type PromiseKey } from "@/lib/content/claims";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { copy } from "./copy";
import { followUp } from "./follow-up";
import { listOf } from "./list";

/** The sentence that makes the promise; empty if the firm does not make it. */
export function promise(key: PromiseKey, edition: Edition, site: Site): string {
  return isPromised(key, site) ? copy(edition, "claims")(`promise.${key}`) : "";
}

/**
 * Arguments for messages that state claims: lists of those that are switched on, `none` if none is, and for single
 * claims `on` or `off`. A promise is its sentence, `none` if the firm does not make it.
 */
export function claimArguments(edition: Edition, site: Site) {
  const t = copy(edition, "claims");
  const list = (keys: readonly ("soc2" | "cyberEssentials" | "encryption" | "monitoring" | "uptime")[]) => {
    const names = keys.filter((key) => isClaimed(key, site)).map((key) => t(`phrase.${key}`));
    if (names.length === 0) return "none";
    return listOf(names, edition.locale);
  };
  const state = (key: string) => (isClaimed(key, site) ? "on" : "off");
  return {
    followUp: followUp(edition, site),
    heldClaims: list(["soc2", "cyberEssentials"]),
    serviceClaims: list(["encryption", "monitoring", "uptime"]),
    soc2Claim: state("soc2"),
    gdprClaim: state("gdpr"),
    iso27001Claim: state("iso27001"),
    encryptionClaim: state("encryption"),
    monitoringClaim: state("monitoring"),
    uptimeClaim: state("uptime"),
    freeCancellation: promise("freeCancellation", edition, site) || "none",
  };
}
