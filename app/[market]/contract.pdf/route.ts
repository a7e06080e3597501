import { notFound } from "next/navigation";
import { words } from "@/i18n/words";
import { editionNamed, hasLegalPages } from "@/lib/markets/editions";
import { contractAddress } from "@/lib/routing/addresses";
import { productName } from "@/lib/site";
import { attached, seeOther } from "@/server/confirmation/file";
import { rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { drawContract, offerToBrowser } from "@/server/sign-up/contract";

type Props = { params: Promise<{ market: string }> };

/** The contract of this browser's sign-up as a PDF. Where it cannot be made, redirects to the page with the same text. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const edition = editionNamed((await params).market);
  if (!edition || !hasLegalPages(edition)) notFound();
  const page = contractAddress(edition);
  try {
    const found = await offerToBrowser({ edition, at: new Date() });
    if (!found || !(await rateLimit("draw_agreement", [found.draft.id])).ok) return seeOther(page);
    const title = words(edition.locale, "confirmation")("contract.title");
    const body = await drawContract(found, title);
    return attached({ body, type: "application/pdf", name: `${productName}-${edition.segment}.pdf` });
  } catch (error) {
    log("error", "contract not drawn", factsOf(error));
    return seeOther(page);
  }
}
