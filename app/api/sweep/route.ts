import { personal } from "@/lib/delivery/personal";
import { settings } from "@/server/env";
import { isOperator } from "@/server/http/operator";
import { isJob, runJob } from "@/server/jobs/jobs";
import { runAll } from "@/server/jobs/worker";

/**
 * Called by `npm run sweep`: runs all jobs now and reports what they did and what a person must look at, or runs one job
 * by its name. With WORKER=off it runs none.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOperator(request.headers)) return new Response(null, { status: 404, headers: personal });
  const asked = new URL(request.url).searchParams;
  const job = asked.get("job");
  if (job !== null && !isJob(job))
    return Response.json({ error: "no such job" }, { status: 404, headers: personal });
  if (!settings().runsWorker)
    return Response.json({ error: "WORKER is off" }, { status: 409, headers: personal });
  if (job !== null) return Response.json({ [job]: await runJob(job) }, { headers: personal });
  const retryParked = asked.get("parked") === "retry";
  return Response.json(await runAll({ retryParked }), { headers: personal });
}
