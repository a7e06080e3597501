import { after } from "next/server";
import { personal } from "@/lib/delivery/personal";
import { drainUnlessBusy } from "@/server/jobs/queues";
import { receiveWebhook } from "@/server/payments/events/receive";

/** Stores the events of a signed webhook. They are processed after the response. */
export async function POST(request: Request): Promise<Response> {
  const { status, reason, hasWork } = await receiveWebhook(request);
  if (hasWork) after(() => drainUnlessBusy("payments"));
  return reason === null
    ? new Response(null, { status, headers: personal })
    : Response.json({ error: reason }, { status, headers: personal });
}
