import { exposition, mayScrape } from "@/lib/server/exposition";

/** For Prometheus, with the token of `METRICS_TOKEN`; to anybody else there is nothing here. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!mayScrape(request.headers)) return new Response(null, { status: 404, headers });
  const { text, contentType } = await exposition();
  return new Response(text, { headers: { ...headers, "Content-Type": contentType } });
}
