import { editionCodes } from "@/lib/markets/editions";
import { packFile } from "@/server/pdf/pack-file";
import { type EditionProps, editionOf } from "../edition-of";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return editionCodes.map((code) => ({ market: code }));
}

/** The sample month-end pack as a PDF, made at build time from the same data as the landing page's. */
export async function GET(_: Request, props: EditionProps): Promise<Response> {
  return new Response(await packFile(await editionOf(props)), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
