import { readiness } from "@/server/monitoring/health";

/** Liveness, or with `?ready=1` readiness, which load balancers check. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (new URL(request.url).searchParams.get("ready") === null)
    return Response.json({ status: "live" }, { headers });
  const status = await readiness();
  return Response.json({ status }, { status: status === "ready" ? 200 : 503, headers });
}
