import { useTranslations } from "next-intl";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { formatDate } from "@/lib/dates";
import { market } from "@/lib/markets";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

/** The date of the text, given in spec section 2. */
const dated = "2023-01-30";

export const generateMetadata = () => pageMetadata({ page: "privacy", market: null }, site());

export default function PrivacyPage() {
  const t = useTranslations("site");
  const date = t("dated", { date: formatDate(dated, market("uk")) });
  return <LegalPage page="privacy" site={site()} document={legalDocument("privacy")} date={date} />;
}
