import { after } from "next/server";
import { drainUnlessBusy } from "@/server/jobs/queues";
import { receiveWebhook } from "@/server/payments/events/receive";

/** Stores the events of a signed webhook. They are processed after the response. */
export async function POST(request: Request): Promise<Response> {
  const { status, reason, hasWork } = await receiveWebhook(request);
  if (hasWork) after(() => drainUnlessBusy("payments"));
  const headers = { "Cache-Control": "private, no-store" };
  return reason === null
    ? new Response(null, { status, headers })
    : Response.json({ error: reason }, { status, headers });
}
