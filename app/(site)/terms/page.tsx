import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { dateIn, formatDate } from "@/lib/dates";
import { market } from "@/lib/markets";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

const pageLink = { page: "terms", market: null } as const;

export function generateMetadata(): Metadata {
  return pageMetadata(pageLink, site());
}

export default function TermsPage() {
  const t = useTranslations("site");
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <StructuredData listed={pageLink} site={site()} />
      <LegalPage document={legalDocument("terms")} date={t.rich("updated", { date: () => <Today /> })} />
    </MarketingShell>
  );
}

/** The build's date; the early script sets the visitor's. */
function Today() {
  const uk = market("uk");
  const today = dateIn(uk.timeZone, new Date());
  return (
    <time dateTime={today} data-today="" suppressHydrationWarning>
      {formatDate(today, uk)}
    </time>
  );
}
