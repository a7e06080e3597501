import { z } from "zod";
import { personal } from "@/lib/delivery/personal";
import { editionOfLocale } from "@/lib/markets/editions";
import { requestIdNames } from "@/lib/routing/addresses";
import { buyerHashes } from "@/server/http/cookies";
import { jsonIn, readBytes } from "@/server/http/request-body";
import { isSameOrigin } from "@/server/http/same-origin";
import { issue, verifyPayment } from "@/server/payments/verify";

// Optional, since a missing id has an answer of its own (spec section 5).
const body = z
  .object({ submissionId: z.unknown().optional(), [requestIdNames.body]: z.unknown().optional() })
  .transform(({ submissionId, [requestIdNames.body]: requestId }) => ({ submissionId, requestId }));

/** About twice the longest valid request. */
const maxBytes = 2_048;

/**
 * Takes both ids of a confirmation; answers `{success, status, error?, details?, contactEmail?}`. Our page names its language, since it
 * shows the error.
 */
export async function POST(request: Request): Promise<Response> {
  const reader = editionOfLocale(request.headers.get("accept-language"));
  if (!isSameOrigin(request.headers)) return answer(403, issue(403, "foreign", reader).answer);
  const read = await readBytes(request, { maxBytes, type: "application/json" });
  if (!read.ok) return answer(read.status, { success: false, status: "unknown", error: read.reason });
  const parsed = body.safeParse(jsonIn(read.bytes));
  if (!parsed.success)
    return answer(400, { success: false, status: "unknown", error: "A JSON object is expected" });
  const { httpStatus, answer: verified } = await verifyPayment(parsed.data, await buyerHashes(), reader);
  return answer(httpStatus, verified);
}

function answer(status: number, content: object): Response {
  return Response.json(content, { status, headers: personal });
}
