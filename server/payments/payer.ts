import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { confirmationPath } from "@/lib/routing/addresses";
import { settings } from "@/server/env";
import type { Payer } from "@/server/gocardless/billing-requests";

/** What the provider's form is filled in with; the payer may correct it there. */
export function payerOf(submission: Submission): Payer {
  return {
    companyName: submission.businessName,
    email: submission.contactEmail,
    addressLine1: submission.registeredAddressLine1 ?? "",
    addressLine2: submission.registeredAddressLine2 ?? "",
    city: submission.registeredAddressCity ?? "",
    region: submission.registeredAddressRegion ?? "",
    postalCode: submission.registeredAddressPostalCode ?? "",
  };
}

/** Where the provider sends the payer: the request's id goes under the name that the contract gives it. */
export function returnAddresses(submissionId: string, requestId: string): { back: string; exit: string } {
  const back = new URL(confirmationPath(submissionId, requestId), settings().siteUrl).href;
  return { back, exit: `${back}&left=1` };
}
