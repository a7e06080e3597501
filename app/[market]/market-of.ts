import type { Metadata } from "next";
import { pageMetadata } from "@/components/seo/metadata";
import { type Market, market, marketFromPath } from "@/lib/markets";
import type { MarketPage } from "@/lib/routing/addresses";
import { site } from "@/server/env";

export type MarketProps = { readonly params: Promise<{ market: string }> };

export async function marketOf({ params }: MarketProps): Promise<Market> {
  return market(marketFromPath(`/${(await params).market}`));
}

/** Makes the `generateMetadata` of a market page. */
export function metadataOf(page: MarketPage) {
  return async (props: MarketProps): Promise<Metadata> =>
    pageMetadata({ page, market: (await marketOf(props)).code }, site());
}
