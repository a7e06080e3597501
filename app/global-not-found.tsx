import type { Metadata } from "next";
import { Document } from "@/components/layout/document";
import { NotFound, stayInEditionScript } from "@/components/layout/errors/not-found";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { unlistedDescription } from "@/components/seo/metadata";
import { pageTitle } from "@/components/seo/page-title";
import { words } from "@/i18n/words";
import { languageEditions } from "@/lib/markets/editions";
import { site } from "@/server/env";
import "./globals.css";

export { viewport } from "@/components/layout/document";

export const metadata: Metadata = {
  title: pageTitle(
    languageEditions.map(({ locale }) => words(locale, "common")("notFound")).join(" / "),
    null,
  ),
  description: unlistedDescription("notFound", null),
  robots: { index: false },
};

/** Next shows this page, with status 404, for every unknown address. */
export default function NotFoundPage() {
  return (
    <Document fillsWindow>
      <MarketingShell className="flex-1" pageLink={{ page: null, edition: null }} site={site()}>
        {languageEditions.map((edition) => (
          <NotFound key={edition.segment} edition={edition} />
        ))}
      </MarketingShell>
      <script>{stayInEditionScript}</script>
    </Document>
  );
}
