import type { Metadata } from "next";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

const pageLink = { page: "cookies", market: null } as const;

export function generateMetadata(): Metadata {
  return pageMetadata(pageLink, site());
}

export default function CookiesPage() {
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <StructuredData listed={pageLink} site={site()} />
      <LegalPage document={legalDocument("cookies")} />
    </MarketingShell>
  );
}
