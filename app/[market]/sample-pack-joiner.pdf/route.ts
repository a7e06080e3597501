import { proofIn } from "@/lib/content/proof";
import { editionCodes } from "@/lib/markets/editions";
import { proof, site } from "@/server/env";
import { packFile } from "@/server/pdf/pack-file";
import { type EditionProps, editionOf } from "../edition-of";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return editionCodes.map((code) => ({ market: code }));
}

/** The PDF of the landing page's sample month-end pack, which the build generates from the data of its page. */
export async function GET(_: Request, props: EditionProps): Promise<Response> {
  const edition = await editionOf(props);
  const { accountants } = proofIn(edition.code, proof());
  return new Response(await packFile(edition, site(), accountants), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
