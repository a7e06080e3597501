import type { Metadata } from "next";
import { Document } from "@/components/layout/document";
import { NotFound, stayInMarket } from "@/components/layout/errors/not-found";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { words } from "@/i18n/words";
import { productName } from "@/lib/site";
import { site } from "@/server/env";
import "./globals.css";

export { viewport } from "@/components/layout/document";

export const metadata: Metadata = {
  title: words("en-GB", "site")("notFound.title", {
    heading: words("en-GB", "common")("notFound"),
    product: productName,
  }),
  robots: { index: false },
};

/** Next shows this page, with status 404, for every unknown address. */
export default function NotFoundPage() {
  return (
    <Document fillsWindow>
      <MarketingShell className="flex-1" pageLink={{ page: null, market: null }} site={site()}>
        <NotFound />
      </MarketingShell>
      <script>{stayInMarket}</script>
    </Document>
  );
}
