import { dpaFile } from "@/app/dpa-file";
import { editionNamed, editions, hasLegalPages } from "@/lib/markets/editions";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return editions.filter(hasLegalPages).map(({ segment }) => ({ market: segment }));
}

type Props = { params: Promise<{ market: string }> };

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  return dpaFile(editionNamed((await params).market));
}
