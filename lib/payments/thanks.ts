import type { IsoDate } from "@/lib/dates";
import type { Agreement } from "./agreement";

/** What happens after the debit is set up, in the words of the market. `by`: the date as a phrase. */
export type NextStep = {
  key: "contact" | "access" | "payment" | "books";
  date: IsoDate;
  when: string;
  by: string;
  title: string;
  text: string;
};

/**
 * What a customer without a debit has ordered. `price`: a month, with rollover. `email`: null in a browser that a link let in, since
 * anybody may have been sent it.
 */
export type OrderFacts = Readonly<Record<"reference" | "plan" | "price", string>> & {
  readonly email: string | null;
  readonly hadDebit: boolean; // One that has ended may have taken payments
};

export type ThanksFacts = {
  isClosed: boolean; // The days for which the confirmation is kept have passed
  contact: string; // When the firm is in touch, in a sentence
  // Null unless this browser made the submission, or was let in by an e-mailed link
  owner: {
    reference: string;
    email: string;
    hasPhone: boolean; // Whether a number was given, which WhatsApp needs
    confirmedOn: IsoDate;
    hasPortal: boolean; // The firm's checks are done
    next: readonly NextStep[];
    agreement: Agreement;
  } | null;
};
