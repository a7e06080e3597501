import { locationOfRequest } from "@/server/geo/location";

/** Where the caller seems to be. `country_code` is ISO 3166-1; null when nobody says. */
export async function GET(request: Request): Promise<Response> {
  const { country, timeZone } = await locationOfRequest(request.headers);
  return Response.json(
    { country_code: country, timezone: timeZone },
    { headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" } },
  );
}
