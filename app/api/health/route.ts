import { readiness } from "@/server/monitoring/health";

/** Live: the process answers. With `?ready=1` also whether it can work; a balancer sends nobody else here otherwise. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (new URL(request.url).searchParams.get("ready") === null)
    return Response.json({ status: "live" }, { headers });
  const status = await readiness();
  return Response.json({ status }, { status: status === "ready" ? 200 : 503, headers });
}
