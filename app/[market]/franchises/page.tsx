import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Franchises } from "@/components/marketing/franchises/franchises";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { here, type MarketProps } from "../here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "franchises", market: (await here(props)).code }, site());
}

export default async function FranchisesPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "franchises", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()} opensAtTop>
      <StructuredData listed={pageLink} site={site()} />
      <Franchises market={market} site={site()} />
    </MarketingShell>
  );
}
