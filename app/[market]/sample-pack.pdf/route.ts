import { marketCodes } from "@/lib/markets";
import { packFile } from "@/server/pdf/pack-file";
import { type MarketProps, marketOf } from "../market-of";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return marketCodes.map((code) => ({ market: code }));
}

/** The sample month-end pack as a PDF, made at build time from the same data as the landing page's. */
export async function GET(_: Request, props: MarketProps): Promise<Response> {
  return new Response(await packFile(await marketOf(props)), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
