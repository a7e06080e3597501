import { personal } from "@/lib/delivery/personal";
import { settings } from "@/server/env";
import { isOperator } from "@/server/http/operator";
import { runAll } from "@/server/jobs/worker";

/**
 * Called by `npm run sweep`: runs all jobs now and reports what they did and what a person must look at. With WORKER=off it
 * runs none.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOperator(request.headers)) return new Response(null, { status: 404, headers: personal });
  if (!settings().runsWorker)
    return Response.json({ error: "WORKER is off" }, { status: 409, headers: personal });
  const retryParked = new URL(request.url).searchParams.get("parked") === "retry";
  return Response.json(await runAll({ retryParked }), { headers: personal });
}
