import "server-only";
import type { BillingRequest } from "gocardless-nodejs";
import type { Market } from "@/lib/markets";
import type { MandateRequestStatus } from "@/lib/payments/outcome";
import { goCardless } from "./client";
import { ask, type Reply, required } from "./reply";

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

/** A request for a mandate, whichever way it was made. */
export type MandateRequest = {
  id: string;
  status: MandateRequestStatus;
  /** The submission that it was made for, where the provider was told. */
  submissionId: string | null;
  mandateId: string | null;
  customerId: string | null;
  createdAt: Date | null;
};

/** Asks for a mandate on the market's scheme, in its currency. Repeatable: one attempt, one request. */
export async function requestMandate(
  order: { submissionId: string; attemptId: string; description: string },
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
            metadata: { submission_id: order.submissionId },
            ...(scheme === "bacs" ? {} : { consent_type: "recurring" }),
          },
          metadata: { submission_id: order.submissionId, attempt_id: order.attemptId },
        },
        `brq:${order.attemptId}`,
      ),
    readRequest,
  );
  return !made.ok && made.conflictingId ? findMandateRequest(made.conflictingId) : made;
}

export function findMandateRequest(id: string): Promise<Reply<MandateRequest>> {
  return ask(() => goCardless().billingRequests.find(id), readRequest);
}

/** Cancels a request and, at the provider, all flows into it. Refused when the payer has approved it already. */
export async function cancelMandateRequest(id: string): Promise<Reply<MandateRequest>> {
  const cancelled = await ask(() => goCardless().billingRequests.cancel(id), readRequest);
  if (cancelled.ok || cancelled.reason !== "refused") return cancelled;
  const found = await findMandateRequest(id);
  return found.ok && found.value.status !== "cancelled" ? cancelled : found;
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
      id: required(flow.id),
      address: required(flow.authorisation_url),
      expiresAt: new Date(required(flow.expires_at)),
    }),
  );
}

const requestStatuses: Record<string, MandateRequestStatus> = {
  pending: "pending",
  ready_to_fulfil: "processing",
  fulfilling: "processing",
  fulfilled: "fulfilled",
  cancelled: "cancelled",
};

/** A status that the provider invents later is waited for. */
function readRequest(request: BillingRequest): MandateRequest {
  return {
    id: required(request.id),
    status: requestStatuses[required(request.status)] ?? "processing",
    submissionId: request.metadata?.submission_id ?? null,
    mandateId: request.links?.mandate_request_mandate ?? null,
    customerId: request.links?.customer ?? null,
    createdAt: request.created_at ? new Date(request.created_at) : null,
  };
}
