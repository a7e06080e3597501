import type { PackBusiness } from "@/lib/content/pack/businesses";
import { editionCodes } from "@/lib/markets/editions";
import { site } from "@/server/env";
import { packFile } from "@/server/pdf/pack-file";
import { type EditionProps, editionOf } from "./edition-of";

export function generateStaticParams() {
  return editionCodes.map((code) => ({ market: code }));
}

/** Makes the route of a sample month-end pack's PDF, which the build generates from the data of its page. */
export function samplePackFileRoute(business: PackBusiness) {
  return async (_: Request, props: EditionProps): Promise<Response> =>
    new Response(await packFile(await editionOf(props), business, site()), {
      headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
    });
}
