import { MarketingShell } from "@/components/layout/marketing-shell";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { site } from "@/server/env";
import { type MarketProps, marketOf, metadataOf } from "../market-of";

export const generateMetadata = metadataOf("accountants");

export default async function AccountantsPage(props: MarketProps) {
  const market = await marketOf(props);
  const pageLink = { page: "accountants", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Accountants market={market} site={site()} />
    </MarketingShell>
  );
}
