import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Landing } from "@/components/marketing/landing/landing";
import { pageMetadata } from "@/components/seo/metadata";
import { site } from "@/server/env";
import { here, type MarketProps } from "./here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "home", market: (await here(props)).code }, site());
}

export default async function LandingPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "home", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Landing market={market} site={site()} />
    </MarketingShell>
  );
}
