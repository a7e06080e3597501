import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { pageMetadata } from "@/components/seo/metadata";
import { site } from "@/server/env";
import { here, type MarketProps } from "../here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "accountants", market: (await here(props)).code }, site());
}

export default async function AccountantsPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "accountants", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Accountants market={market} site={site()} />
    </MarketingShell>
  );
}
