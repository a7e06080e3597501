import type { PackBusiness } from "@/lib/content/pack/businesses";
import { proofIn } from "@/lib/content/proof";
import { editionCodes } from "@/lib/markets/editions";
import { proof, site } from "@/server/env";
import { packFile } from "@/server/pdf/pack-file";
import { type EditionProps, editionOf } from "./edition-of";

export function generateStaticParams() {
  return editionCodes.map((code) => ({ market: code }));
}

/** Makes the route of a sample month-end pack's PDF, which the build generates from the data of its page. */
export function samplePackFileRoute(business: PackBusiness) {
  return async (_: Request, props: EditionProps): Promise<Response> => {
    const edition = await editionOf(props);
    const { accountants } = proofIn(edition.code, proof());
    return new Response(await packFile(edition, business, site(), accountants), {
      headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
    });
  };
}
