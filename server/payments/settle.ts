import "server-only";
import { readCase } from "@/db/queries/attempts";
import { marketOfCountry } from "@/lib/markets";
import { settlement } from "@/lib/payments/settlement";
import { query } from "@/server/database";
import type { Refusal } from "@/server/gocardless/reply";
import { metrics } from "@/server/logging/metrics";
import { raiseRefusal } from "./alarm";
import { carryOut, type Settled } from "./carry-out";
import { type About, look } from "./look";

/** Each turn but the first means that somebody else has written meanwhile, or that the provider's dates have moved. */
const mostTurns = 5;

const contended: Refusal = { ok: false, reason: "busy", code: "contended" };

/**
 * Brings a submission's state up to what the provider says: the one function that the return page, the webhooks and
 * the sweep call, as often as they like, at once and in any order. The provider is read outside of any lock; what was
 * decided is written only if nothing was written since the reading began (docs/decisions/0004). `cause` is kept with
 * each move; `about` is a request that an event named, or all of them.
 */
export async function settle(
  submissionId: string,
  cause: string,
  about: About = null,
): Promise<Settled | null> {
  let settled: Settled | null = null;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const known = await query((db) => readCase(db, submissionId));
    if (!known) return null;
    const { paymentStatus: status, serviceCountry, replacedAt } = known.submission;
    const sight = await look(known, about);
    if (!sight.ok) return reported(submissionId, { status, refusal: sight });
    const { scheme } = marketOfCountry(serviceCountry);
    const decided = settlement({ status, scheme, isReplaced: replacedAt !== null }, sight.value.seen);
    const outcome = await carryOut(decided, known, sight.value, cause);
    settled = outcome === "again" ? { status, refusal: contended } : outcome;
    // The mandate may have died, or its first date moved on, between the look and the call: look once more.
    const isWorthALook = outcome === "again" || (outcome.refusal?.reason === "refused" && turn === 0);
    if (!isWorthALook) break;
  }
  return settled && reported(submissionId, settled);
}

async function reported(submissionId: string, settled: Settled): Promise<Settled> {
  metrics().settled.inc({ outcome: settled.refusal?.reason ?? settled.status });
  if (settled.refusal) await raiseRefusal(submissionId, settled.refusal);
  return settled;
}
