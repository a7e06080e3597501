import { isOperator } from "@/server/http/operator";
import { runAll } from "@/server/jobs/worker";

/** For `npm run sweep`: runs all due work now and reports what was found and what needs a person. */
export async function POST(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  if (!isOperator(request.headers)) return new Response(null, { status: 404, headers });
  const retryParked = new URL(request.url).searchParams.get("parked") === "retry";
  return Response.json(await runAll({ retryParked }), { headers });
}
