import type { Submission } from "@/db/queries/submissions";
import { dateIn } from "@/lib/dates";
import { defaultMarket, type Market, market, marketOfCountry } from "@/lib/markets";
import type { ConfirmationIds } from "@/lib/payments/link";
import { type PaymentStatus, paymentStates } from "@/lib/payments/states";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { confirmationDays } from "@/lib/sign-up/retention";
import { buyerHashes } from "@/server/http/cookies";
import { factsOf, log } from "@/server/logging/log";
import { agreementOf } from "./agreement";
import { firstPaymentOf } from "./first-payment";
import { findLinked } from "./links";

export type PaymentView = {
  market: Market;
  thanks: ThanksFacts | null; // Null unless the debit is set up
  isOwner: boolean; // Whether this browser made the submission
  status: PaymentStatus | null; // Null if there is no submission, or it could not be read
  isRead: boolean;
};

/** What the payment page shows without asking the provider. */
export async function viewPayment(ids: ConfirmationIds | null, now: Date): Promise<PaymentView> {
  const submission = ids && (await linkedOrUnread(ids));
  if (!submission || submission === "unread") {
    const isRead = submission !== "unread";
    return { market: market(defaultMarket), thanks: null, isOwner: false, status: null, isRead };
  }
  const here = marketOfCountry(submission.serviceCountry);
  const isOwner = isOpen(submission, now) && (await buyerHashes()).includes(submission.ownerTokenHash);
  const isSetUp = paymentStates[submission.paymentStatus].debit === "setUp";
  return {
    market: here,
    thanks: isSetUp ? factsOfThanks(submission, here, isOwner, now) : null,
    isOwner,
    status: submission.paymentStatus,
    isRead: true,
  };
}

function isOpen({ confirmedAt }: Submission, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() < confirmationDays * 86_400_000;
}

async function linkedOrUnread(ids: ConfirmationIds): Promise<Submission | null | "unread"> {
  try {
    return await findLinked(ids);
  } catch (error) {
    log("error", "payment not read", factsOf(error));
    return "unread";
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
          firstPayment: firstPaymentOf(s, now),
          agreement: agreementOf(s, now),
        }
      : null,
  };
}
