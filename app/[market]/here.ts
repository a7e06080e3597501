import { type Market, market, marketFromPath } from "@/lib/markets";

export type MarketProps = { readonly params: Promise<{ market: string }> };

/** The market that the address names. */
export async function here({ params }: MarketProps): Promise<Market> {
  return market(marketFromPath(`/${(await params).market}`));
}
