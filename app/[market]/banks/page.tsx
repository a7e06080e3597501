import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Banks } from "@/components/marketing/banks/banks";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { here, type MarketProps } from "../here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "banks", market: (await here(props)).code }, site());
}

export default async function BanksPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "banks", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()} opensAtTop>
      <StructuredData listed={pageLink} site={site()} />
      <Banks market={market} site={site()} />
    </MarketingShell>
  );
}
