import { MarketingShell } from "@/components/layout/marketing-shell";
import { Banks } from "@/components/marketing/banks/banks";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { type MarketProps, marketOf, metadataOf } from "../market-of";

export const generateMetadata = metadataOf("banks");

export default async function BanksPage(props: MarketProps) {
  const market = await marketOf(props);
  const pageLink = { page: "banks", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()} opensAtTop>
      <StructuredData listed={pageLink} site={site()} />
      <Banks market={market} site={site()} />
    </MarketingShell>
  );
}
