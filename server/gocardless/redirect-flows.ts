import type { RedirectFlow } from "gocardless-nodejs";
import { type Reply, refused } from "@/server/payments/reply";
import { findMandateRequest, type MandateRequest } from "./billing-requests";
import { callProvider, required } from "./call";
import { goCardless } from "./client";

/** Finds the redirect flow of a plan link, and completes it if it is approved but the provider has not completed it. */
export async function findPlanLinkRequest(id: string, sessionToken: string): Promise<Reply<MandateRequest>> {
  if (!id.startsWith("RE")) return findMandateRequest(id);
  const found = await find(id);
  if (!found.ok || found.value.mandateId !== null) return found;
  const { billingRequestId } = found.value;
  const behind = billingRequestId === null ? null : await findMandateRequest(billingRequestId);
  if (behind && (!behind.ok || behind.value.status !== "fulfilled"))
    return behind.ok ? { ok: true, value: { ...found.value, status: behind.value.status } } : behind;
  return complete(id, sessionToken, found);
}

async function complete(
  id: string,
  sessionToken: string,
  found: Reply<MandateRequest>,
): Promise<Reply<MandateRequest>> {
  const completed = await callProvider(
    () => goCardless().redirectFlows.complete(id, { session_token: sessionToken }),
    readFlow,
  );
  if (completed.ok) return completed;
  switch (completed.code) {
    case "redirect_flow_incomplete":
      return found;
    case "redirect_flow_already_completed":
      return find(id);
    case "bad_request":
      return refused("wrong_session");
    default:
      return completed;
  }
}

type Flow = MandateRequest & { billingRequestId: string | null };

function find(id: string): Promise<Reply<Flow>> {
  return callProvider(() => goCardless().redirectFlows.find(id), readFlow);
}

function readFlow({ id, links, metadata, created_at }: RedirectFlow): Flow {
  const mandateId = links?.mandate ?? null;
  return {
    id: required(id),
    status: mandateId === null ? "pending" : "fulfilled",
    submissionId: metadata?.submission_id ?? null,
    mandateId,
    customerId: links?.customer ?? null,
    createdAt: created_at ? new Date(created_at) : null,
    billingRequestId: links?.billing_request ?? null,
  };
}
