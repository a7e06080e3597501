import { MarketingShell } from "@/components/layout/marketing-shell";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";
import { type MarketProps, marketOf, metadataOf } from "../market-of";

export const generateMetadata = metadataOf("integrations");

export default async function IntegrationsPage(props: MarketProps) {
  const market = await marketOf(props);
  const pageLink = { page: "integrations", market: market.code } as const;
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <StructuredData listed={pageLink} site={site()} />
      <Integrations market={market} site={site()} dpa={legalDocument("dpa")} />
    </MarketingShell>
  );
}
