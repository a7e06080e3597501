import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Landing } from "@/components/marketing/landing/landing";
import { pageMetadata } from "@/components/seo/metadata";
import { defaultMarket, market } from "@/lib/markets";
import { site } from "@/server/env";

const pageLink = { page: "home", market: null } as const;

export function generateMetadata(): Metadata {
  return pageMetadata(pageLink, site());
}

/** The index: the UK's content for whoever the early script cannot lead to their market. */
export default function IndexPage() {
  const uk = market(defaultMarket);
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Landing market={uk} site={site()} index />
    </MarketingShell>
  );
}
