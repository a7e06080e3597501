import "server-only";
import type { BillingRequest, Mandate } from "gocardless-nodejs";
import type { Market } from "@/lib/markets";
import type { IsoDate } from "@/lib/payments/dates";
import type { MandateRequestStatus } from "@/lib/payments/outcome";
import { goCardless } from "./client";
import { ask, promised, type Reply } from "./reply";

/** The provider's address of a person or firm about to authorise a debit; they may correct it on its page. */
export type Payer = {
  companyName: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  region: string;
  postalCode: string;
};

export type MandateRequest = {
  id: string;
  status: MandateRequestStatus;
  submissionId: string | null;
  mandateId: string | null;
  customerId: string | null;
};

export type MandateFacts = {
  id: string;
  scheme: string;
  status: string;
  reference: string | null;
  /** The only authority on when the first debit can be taken; it moves with time. */
  earliestCharge: IsoDate | null;
};

/** Asks for a mandate on the market's scheme, in its currency. Repeatable: one key, one request. */
export async function requestMandate(
  order: { submissionId: string; description: string; key: string },
  { currency, scheme }: Market,
): Promise<Reply<MandateRequest>> {
  const made = await ask(
    () =>
      goCardless().billingRequests.create(
        {
          mandate_request: {
            currency,
            scheme,
            description: order.description,
            ...(scheme === "bacs" ? {} : { consent_type: "recurring" }),
          },
          metadata: { submission_id: order.submissionId },
        },
        `brq:${order.key}`,
      ),
    readRequest,
  );
  return !made.ok && made.conflictingId ? findMandateRequest(made.conflictingId) : made;
}

export function findMandateRequest(id: string): Promise<Reply<MandateRequest>> {
  return ask(() => goCardless().billingRequests.find(id), readRequest);
}

/** Cancels a request and, at the provider, all flows into it. */
export function cancelMandateRequest(id: string): Promise<Reply<MandateRequest>> {
  return ask(() => goCardless().billingRequests.cancel(id), readRequest);
}

/** Opens the provider's page for a request: where to send the payer, and until when. */
export function openFlow(
  requestId: string,
  payer: Payer,
  market: Market,
  addresses: { back: string; exit: string },
): Promise<Reply<{ id: string; address: string; expiresAt: Date }>> {
  return ask(
    () =>
      goCardless().billingRequestFlows.create({
        links: { billing_request: requestId },
        redirect_uri: addresses.back,
        exit_uri: addresses.exit,
        lock_currency: true,
        language: "en",
        show_success_redirect_button: true,
        prefilled_customer: {
          company_name: payer.companyName,
          email: payer.email,
          address_line1: payer.addressLine1,
          address_line2: payer.addressLine2,
          city: payer.city,
          postal_code: payer.postalCode,
          country_code: market.iso,
          ...(payer.region ? { region: payer.region } : {}),
        },
      }),
    (flow) => ({
      id: promised(flow.id),
      address: promised(flow.authorisation_url),
      expiresAt: new Date(promised(flow.expires_at)),
    }),
  );
}

export function findMandate(id: string): Promise<Reply<MandateFacts>> {
  return ask(() => goCardless().mandates.find(id), readMandate);
}

const requestStatuses: Record<string, MandateRequestStatus> = {
  pending: "pending",
  ready_to_fulfil: "processing",
  fulfilling: "processing",
  fulfilled: "fulfilled",
  cancelled: "cancelled",
};

function readRequest(request: BillingRequest): MandateRequest {
  return {
    id: promised(request.id),
    status: promised(requestStatuses[promised(request.status)]),
    submissionId: request.metadata?.submission_id ?? null,
    mandateId: request.links?.mandate_request_mandate ?? null,
    customerId: request.links?.customer ?? null,
  };
}

function readMandate(mandate: Mandate): MandateFacts {
  return {
    id: promised(mandate.id),
    scheme: promised(mandate.scheme),
    status: promised(mandate.status),
    reference: mandate.reference ?? null,
    earliestCharge: mandate.next_possible_charge_date ?? null,
  };
}
