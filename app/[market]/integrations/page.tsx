import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";
import { here, type MarketProps } from "../here";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return pageMetadata({ page: "integrations", market: (await here(props)).code }, site());
}

export default async function IntegrationsPage(props: MarketProps) {
  const market = await here(props);
  const pageLink = { page: "integrations", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <StructuredData listed={pageLink} site={site()} />
      <Integrations market={market} site={site()} dpa={legalDocument("dpa")} />
    </MarketingShell>
  );
}
