import { locationOfRequest } from "@/server/geo/location";

/** The visitor's country and time zone. `country_code` is ISO 3166-1 alpha-2, or null if unknown. */
export async function GET(request: Request): Promise<Response> {
  const { country, timeZone } = await locationOfRequest(request.headers);
  return Response.json(
    { country_code: country, timezone: timeZone },
    { headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" } },
  );
}
