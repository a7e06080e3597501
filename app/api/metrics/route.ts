import { isOperator } from "@/server/http/operator";
import { exposition } from "@/server/monitoring/exposition";

/** Metrics for Prometheus. Requests without the operator's secret get 404. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!isOperator(request.headers)) return new Response(null, { status: 404, headers });
  const { text, contentType } = await exposition();
  return new Response(text, { headers: { ...headers, "Content-Type": contentType } });
}
