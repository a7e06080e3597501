import { recountDays } from "@/desk/overview/count-days";
import { settings } from "@/server/env";
import { isOperator } from "@/server/http/operator";
import { runAll } from "@/server/jobs/worker";

/**
 * Called by `npm run sweep`: runs all due jobs now and reports what they did and what a person must look at, or counts the
 * days of the overview again. With WORKER=off it runs no job.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  if (!isOperator(request.headers)) return new Response(null, { status: 404, headers });
  const asked = new URL(request.url).searchParams;
  if (asked.get("days") === "recount") return Response.json({ days: await recountDays() }, { headers });
  if (!settings().runsWorker) return Response.json({ error: "WORKER is off" }, { status: 409, headers });
  const retryParked = asked.get("parked") === "retry";
  return Response.json(await runAll({ retryParked }), { headers });
}
