import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { partnerAnswers } from "@/components/marketing/accountants/questions";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/site";
import { here, type MarketProps } from "../here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "accountants", market: (await here(props)).code }, site());
}

export default async function AccountantsPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "accountants", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} locale={market.locale} site={site()}>
      <StructuredData listed={pageLink} site={site()} questions={partnerAnswers(market)} />
      <Accountants market={market} site={site()} />
    </MarketingShell>
  );
}
