import type { Submission } from "@/db/queries/submissions";
import type { EditionCode } from "@/lib/markets/editions";
import { sampleSubmission } from "@/scripts/mail/sample-rows";
import { editionOf } from "../edition";

const typed = { business: "Fenwick Joinery Ltd", person: "Harriet Fenwick", note: "" };

/** A confirmed sign-up for Jack 250 with rollover, whose first payment the provider has not set yet. */
export function purchase(code: EditionCode, different: Partial<Submission> = {}): Submission {
  const confirmedAt = new Date("2026-11-17T10:05:00Z");
  return {
    ...sampleSubmission(editionOf(code), typed),
    reference: "JK-4K7P-92QD",
    mandateReference: "JACK-7Q2X",
    termsVersion: "0123456789abcdef",
    termsAcceptedAt: confirmedAt,
    confirmedAt,
    firstPaymentOn: null,
    ...different,
  };
}
