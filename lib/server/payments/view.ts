import "server-only";
import { findAttempt } from "@/db/attempts";
import { findSubmission, type Submission } from "@/db/submissions";
import { defaultMarket, type Market, market, marketOfCountry } from "@/lib/markets";
import { dateIn, earliestFirstPayment } from "@/lib/payments/dates";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { query } from "@/lib/server/database";
import { factsOf, log } from "@/lib/server/log";
import { ownerHash } from "@/lib/server/onboarding/cookie";

export type PaymentView = {
  market: Market;
  /** What the thank-you page tells; null as long as the debit is not confirmed. */
  thanks: ThanksFacts | null;
};

/** What the payment page can show without asking the provider. Details are for the browser that made the submission. */
export async function viewPayment(ids: ConfirmationIds | null, now: Date): Promise<PaymentView> {
  const submission = ids && (await findLinked(ids));
  if (!submission) return { market: market(defaultMarket), thanks: null };
  const here = marketOfCountry(submission.serviceCountry);
  if (submission.paymentStatus !== "confirmed") return { market: here, thanks: null };
  const isOwner = (await ownerHash()) === submission.ownerTokenHash;
  return { market: here, thanks: factsOfThanks(submission, here, isOwner, now) };
}

/** The submission when both ids belong together; an unreachable database shows the page without it. */
async function findLinked({ submissionId, flowId }: ConfirmationIds): Promise<Submission | null> {
  try {
    const attempt = await query((db) => findAttempt(db, flowId));
    return attempt?.submissionId === submissionId
      ? await query((db) => findSubmission(db, submissionId))
      : null;
  } catch (error) {
    log("error", "payment not read", factsOf(error));
    return null;
  }
}

function factsOfThanks(s: Submission, here: Market, isOwner: boolean, now: Date): ThanksFacts {
  const confirmedAt = s.confirmedAt ?? now;
  return {
    confirmedOn: dateIn(here.timeZone, confirmedAt),
    owner: isOwner
      ? {
          reference: s.reference,
          email: s.contactEmail,
          businessName: s.businessName,
          planType: s.planType,
          hasRollover: s.hasRollover,
          software: s.accountingSoftware,
          total: s.planPrice,
          rolloverPrice: s.rolloverPrice,
          firstPaymentOn: s.firstPaymentOn ?? earliestFirstPayment(here, confirmedAt),
          firstPaymentKnown: s.firstPaymentOn !== null,
        }
      : null,
  };
}
