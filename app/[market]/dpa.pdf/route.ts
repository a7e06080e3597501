import { dpaFile } from "@/app/dpa-file";
import { editions, hasLegalPages } from "@/lib/markets/editions";
import { type EditionProps, editionOf } from "../edition-of";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return editions.filter(hasLegalPages).map(({ segment }) => ({ market: segment }));
}

export async function GET(_request: Request, props: EditionProps): Promise<Response> {
  return dpaFile(await editionOf(props));
}
