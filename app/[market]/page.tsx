import { MarketingShell } from "@/components/layout/marketing-shell";
import { Landing } from "@/components/marketing/landing/landing";
import { site } from "@/server/env";
import { type MarketProps, marketOf, metadataOf } from "./market-of";

export const generateMetadata = metadataOf("home");

export default async function LandingPage(props: MarketProps) {
  const market = await marketOf(props);
  const pageLink = { page: "home", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Landing market={market} site={site()} />
    </MarketingShell>
  );
}
