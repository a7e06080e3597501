import "server-only";
import { headers } from "next/headers";
import { countryOfRequest } from "@/server/geo/location";

/** Where a visitor comes from as the request tells: the country, if an edge or the database knows it, and the language. */
export async function originOfVisitor(): Promise<{
  geoDetectedCountry: string | null;
  submissionLocale: string;
}> {
  const request = await headers();
  return {
    geoDetectedCountry: countryOfRequest(request),
    submissionLocale: languageOf(request.get("accept-language")),
  };
}

const tag = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/;

/** The first language of a list, or `und` when there is none that can be read. */
export function languageOf(list: string | null): string {
  const first = list?.split(",")[0]?.split(";")[0]?.trim() ?? "";
  return tag.test(first) && first.length <= 35 ? first : "und";
}
