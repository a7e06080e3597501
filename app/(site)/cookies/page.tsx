import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/seo/structured-data";
import { MarketingShell } from "@/components/shell/marketing-shell";
import { pageMetadata } from "@/lib/seo/metadata";
import { legalDocument } from "@/server/legal/document";
import { site } from "@/server/site";

const place = { page: "cookies", market: null } as const;

export function generateMetadata(): Metadata {
  return pageMetadata(place, site());
}

export default function CookiesPage() {
  return (
    <MarketingShell place={place} locale="en-GB" site={site()}>
      <StructuredData listed={place} site={site()} />
      <LegalPage document={legalDocument("cookies")} />
    </MarketingShell>
  );
}
