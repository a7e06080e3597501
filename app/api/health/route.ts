import { settings } from "@/server/env";
import { readiness } from "@/server/monitoring/health";

/** `live` whenever the process answers; with `?ready=1`, whether it can serve sign-ups, for load balancers. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  const worker = settings().runsWorker ? "on" : "off";
  if (new URL(request.url).searchParams.get("ready") === null)
    return Response.json({ status: "live", worker }, { headers });
  const status = await readiness();
  return Response.json({ status, worker }, { status: status === "ready" ? 200 : 503, headers });
}
