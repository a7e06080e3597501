import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

export const generateMetadata = () => pageMetadata({ page: "accessibility", edition: null }, site());

export default function AccessibilityPage() {
  return <LegalPage page="accessibility" site={site()} document={legalDocument("accessibility")} />;
}
