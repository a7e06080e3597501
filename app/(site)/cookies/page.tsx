import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

export const generateMetadata = () => pageMetadata({ page: "cookies", edition: null }, site());

export default function CookiesPage() {
  return <LegalPage page="cookies" site={site()} document={legalDocument("cookies")} />;
}
