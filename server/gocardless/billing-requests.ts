import type { BillingRequest } from "gocardless-nodejs";
import { schemes } from "@/lib/dates/schemes";
import type { Market } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import type { MandateRequestStatus } from "@/lib/payments/outcome";
import type { Reply } from "@/server/payments/reply";
import { callProvider, required } from "./call";
import { goCardless } from "./client";
import { customerDetails, language, type Payer } from "./customers";

/** Creates a billing request, or returns the one already created for this attempt. */
export async function requestMandate(
  order: { submissionId: string; attemptId: string; description: string },
  { currency, scheme }: Market,
): Promise<Reply<MandateRequest>> {
  const made = await callProvider(
    () =>
      goCardless().billingRequests.create(
        {
          mandate_request: {
            currency,
            scheme,
            description: order.description,
            metadata: { submission_id: order.submissionId },
            ...(schemes[scheme].asksConsent && { consent_type: "recurring" as const }),
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
  return callProvider(() => goCardless().billingRequests.find(id), readRequest);
}

/** False for the redirect flow of a plan link. */
export function canCancelRequest(id: string): boolean {
  return id.startsWith("BRQ");
}

const requestId = /^(RE|BRQ|BRF)[0-9A-Z]{1,124}$/; // Strict: the client library puts ids into API paths unescaped

/** Whether a text has the form of a request's id. */
export function isRequestId(text: string): boolean {
  return requestId.test(text);
}

/** Cancels a billing request and its flows; `refused` if the payer has already approved it. */
export async function cancelMandateRequest(id: string): Promise<Reply<MandateRequest>> {
  const cancelled = await callProvider(() => goCardless().billingRequests.cancel(id), readRequest);
  if (cancelled.ok || cancelled.reason !== "refused") return cancelled;
  const found = await findMandateRequest(id);
  return found.ok && found.value.status !== "cancelled" ? cancelled : found;
}

/** Creates a page on which the payer approves the request; returns its address and when it expires. */
export function openHostedPage(
  requestId: string,
  payer: Payer | Pick<Payer, "email">,
  edition: Edition,
  addresses: { back: string; exit: string },
): Promise<Reply<{ id: string; address: string; expiresAt: Date }>> {
  return callProvider(
    () =>
      goCardless().billingRequestFlows.create({
        links: { billing_request: requestId },
        redirect_uri: addresses.back,
        exit_uri: addresses.exit,
        lock_currency: true,
        language: language(edition),
        show_success_redirect_button: true,
        prefilled_customer: customerDetails(payer, edition),
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

/** What leads to a payer's mandate: a billing request, or the redirect flow of a plan link. */
export type MandateRequest = ReturnType<typeof readRequest>;

function readRequest(request: BillingRequest) {
  return {
    id: required(request.id),
    status: requestStatuses[required(request.status)] ?? "processing",
    submissionId: request.metadata?.submission_id ?? null,
    mandateId: request.links?.mandate_request_mandate ?? null,
    customerId: request.links?.customer ?? null,
    createdAt: request.created_at ? new Date(request.created_at) : null,
  };
}
