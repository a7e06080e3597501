import "server-only";
import type { RedirectFlow } from "gocardless-nodejs";
import { findMandateRequest, type MandateRequest } from "./billing-requests";
import { goCardless } from "./client";
import { ask, promised, type Reply, refused } from "./reply";

/**
 * A flow that one of the provider's plan links began, completed if that is still to be done. A payer who is back
 * before the provider has everything is `pending`; a flow of another session is refused.
 */
export async function findRedirectFlow(id: string, sessionToken: string): Promise<Reply<MandateRequest>> {
  if (!id.startsWith("RE")) return findMandateRequest(id);
  const found = await find(id);
  if (!found.ok || found.value.mandateId !== null) return found;
  const completed = await ask(
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

function find(id: string): Promise<Reply<MandateRequest>> {
  return ask(() => goCardless().redirectFlows.find(id), readFlow);
}

function readFlow({ id, links, metadata }: RedirectFlow): MandateRequest {
  const mandateId = links?.mandate ?? null;
  return {
    id: promised(id),
    status: mandateId === null ? "pending" : "fulfilled",
    submissionId: metadata?.submission_id ?? null,
    mandateId,
    customerId: links?.customer ?? null,
  };
}
