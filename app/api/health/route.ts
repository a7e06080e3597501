import { isReady } from "@/lib/server/health";

/** Live: the process answers. With `?ready=1` also whether the database does; a balancer then sends nobody else here. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (new URL(request.url).searchParams.get("ready") === null)
    return Response.json({ status: "live" }, { headers });
  return (await isReady())
    ? Response.json({ status: "ready" }, { headers })
    : Response.json({ status: "database away" }, { status: 503, headers });
}
