import { locationOfRequest } from "@/server/geo/location";

/** The caller's location. `country_code` is ISO 3166-1, or null if unknown. */
export async function GET(request: Request): Promise<Response> {
  const { country, timeZone } = await locationOfRequest(request.headers);
  return Response.json(
    { country_code: country, timezone: timeZone },
    { headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" } },
  );
}
