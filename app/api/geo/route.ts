import { personal } from "@/lib/delivery/personal";
import { market, marketFromCountry } from "@/lib/markets";
import { locationOfRequest } from "@/server/geo/location";

/**
 * The visitor's country and time zone. `country_code` is ISO 3166-1 alpha-2, or null if unknown; for a territory of a country
 * that is served, it is that country's.
 */
export async function GET(request: Request): Promise<Response> {
  const { country, timeZone } = await locationOfRequest(request.headers);
  const served = marketFromCountry(country);
  return Response.json(
    { country_code: served ? market(served).iso : country, timezone: timeZone },
    { headers: { ...personal, "X-Robots-Tag": "noindex" } },
  );
}
