import type { Metadata } from "next";
import { pageMetadata } from "@/components/seo/metadata";
import { defaultEdition, type Edition, editionNamed } from "@/lib/markets/editions";
import type { MarketPage } from "@/lib/routing/addresses";
import { site } from "@/server/env";

export type EditionProps = { readonly params: Promise<{ market: string }> };

export async function editionOf({ params }: EditionProps): Promise<Edition> {
  return editionNamed((await params).market) ?? defaultEdition;
}

/** Makes the `generateMetadata` of a market page. */
export function metadataOf(page: MarketPage) {
  return async (props: EditionProps): Promise<Metadata> =>
    pageMetadata({ page, edition: await editionOf(props) }, site());
}
