import type { Submission } from "@/db/queries/submissions";
import { firstContact } from "@/i18n/follow-up";
import { orderName } from "@/i18n/order-name";
import { dateIn } from "@/lib/dates";
import { type Edition, editionOfSubmission } from "@/lib/markets/editions";
import type { ConfirmationIds, ConfirmationLinkOpens } from "@/lib/payments/link";
import { type PaymentStatus, paymentStates } from "@/lib/payments/states";
import type { OrderFacts, ThanksFacts } from "@/lib/payments/thanks";
import { formatPrice } from "@/lib/plans";
import { retention } from "@/lib/retention";
import { site } from "@/server/env";
import { buyerHashes, visitorEdition } from "@/server/http/cookies";
import { factsOf, log } from "@/server/logging/log";
import { findLinked, keyTo } from "@/server/payments/links";
import { agreementOf } from "./agreement";
import { nextSteps } from "./next-steps";

export type PaymentView = {
  edition: Edition;
  thanks: ThanksFacts | null; // Null unless the debit is set up
  isOwner: boolean; // Whether this browser made the submission
  maySetUp: boolean; // Whether it made the submission, or an e-mailed link let it in
  order: OrderFacts | null; // While there is no debit, in a browser that may set it up
  opens: ConfirmationLinkOpens | null; // What a link to the contact would open in another browser
  status: PaymentStatus | null; // Null if there is no submission, or it could not be read
  wasSetUp: boolean; // Whether the submission has, or had, a debit
  isRead: boolean;
};

/** What the payment page shows without asking the provider. */
export async function viewPayment(ids: ConfirmationIds | null, now: Date): Promise<PaymentView> {
  const submission = ids && (await linkedOrUnread(ids));
  if (!submission || submission === "unread") {
    const isRead = submission !== "unread";
    return {
      edition: await visitorEdition(),
      thanks: null,
      isOwner: false,
      maySetUp: false,
      order: null,
      opens: null,
      status: null,
      wasSetUp: false,
      isRead,
    };
  }
  const here = editionOfSubmission(submission);
  const isSetUp = paymentStates[submission.paymentStatus].debit === "setUp";
  const mayBeOpened = !isSetUp || isOpen(submission, now);
  const key = mayBeOpened ? await keyOfBrowser(submission).catch(withoutKey) : null;
  return {
    edition: here,
    thanks: isSetUp ? factsOfThanks(submission, here, key !== null, now) : null,
    isOwner: key === submission.ownerTokenHash,
    maySetUp: key !== null,
    order: key !== null && !isSetUp ? orderFacts(submission, here, key) : null,
    opens: linkDestination(submission, now),
    status: submission.paymentStatus,
    wasSetUp: submission.confirmedAt !== null,
    isRead: true,
  };
}

/**
 * What a link to the contact opens: the confirmation, for the days for which it is kept; the way to the bank while there is no
 * debit; otherwise null.
 */
export function linkDestination(submission: Submission, now: Date): ConfirmationLinkOpens | null {
  if (submission.erasedAt) return null;
  const { debit } = paymentStates[submission.paymentStatus];
  if (debit === "none") return "payment";
  return debit === "setUp" && isOpen(submission, now) ? "confirmation" : null;
}

/** The submission, if it has a debit and this browser may see its confirmation; otherwise null. */
export async function openedSubmission(ids: ConfirmationIds, now: Date): Promise<Submission | null> {
  const submission = await findLinked(ids);
  if (!submission || linkDestination(submission, now) !== "confirmation") return null;
  return (await maySee(submission)) ? submission : null;
}

/** Whether this browser made the submission, or an e-mailed link let it in. */
export async function maySee(submission: Submission): Promise<boolean> {
  return (await keyOfBrowser(submission)) !== null;
}

async function keyOfBrowser(submission: Submission): Promise<string | null> {
  return keyTo(submission, await buyerHashes());
}

function withoutKey(error: unknown): null {
  log("error", "payment not read", factsOf(error));
  return null;
}

function isOpen({ confirmedAt }: Submission, now: Date): boolean {
  return (
    confirmedAt === null || now.getTime() - confirmedAt.getTime() < retention.confirmationDays * 86_400_000
  );
}

async function linkedOrUnread(ids: ConfirmationIds): Promise<Submission | null | "unread"> {
  try {
    return await findLinked(ids);
  } catch (error) {
    log("error", "payment not read", factsOf(error));
    return "unread";
  }
}

function orderFacts(submission: Submission, here: Edition, key: string): OrderFacts {
  return {
    reference: submission.reference,
    plan: orderName(submission, here),
    price: formatPrice(submission.planPrice, here),
    email: key === submission.ownerTokenHash ? submission.contactEmail : null,
    hadDebit: submission.confirmedAt !== null,
  };
}

function factsOfThanks(s: Submission, here: Edition, sees: boolean, now: Date): ThanksFacts {
  return {
    isClosed: !isOpen(s, now),
    contact: firstContact(here, site(), s.confirmedAt ?? now).sentence,
    owner: sees
      ? {
          reference: s.reference,
          email: s.contactEmail,
          hasPhone: s.contactPhone !== null,
          confirmedOn: dateIn(here.timeZone, s.confirmedAt ?? now),
          hasPortal: s.stage === "checks_done" || s.stage === "live",
          next: nextSteps(s, now),
          agreement: agreementOf(s, now),
        }
      : null,
  };
}
