import { MarketingShell } from "@/components/layout/marketing-shell";
import { Franchises } from "@/components/marketing/franchises/franchises";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { type MarketProps, marketOf, metadataOf } from "../market-of";

export const generateMetadata = metadataOf("franchises");

export default async function FranchisesPage(props: MarketProps) {
  const market = await marketOf(props);
  const pageLink = { page: "franchises", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()} opensAtTop>
      <StructuredData listed={pageLink} site={site()} />
      <Franchises market={market} site={site()} />
    </MarketingShell>
  );
}
