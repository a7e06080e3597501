import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { formatDate } from "@/lib/dates";
import { market } from "@/lib/markets";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

const pageLink = { page: "privacy", market: null } as const;

/** Spec section 2. */
const dated = "2023-01-30";

export function generateMetadata(): Metadata {
  return pageMetadata(pageLink, site());
}

export default function PrivacyPage() {
  const t = useTranslations("site");
  const date = formatDate(dated, market("uk"));
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <StructuredData listed={pageLink} site={site()} />
      <LegalPage document={legalDocument("privacy")} date={t("dated", { date })} />
    </MarketingShell>
  );
}
