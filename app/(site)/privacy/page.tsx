import { useTranslations } from "next-intl";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { formatDate } from "@/lib/dates";
import { defaultEdition as uk } from "@/lib/markets/editions";
import { site } from "@/server/env";
import { legalDocument, privacyDates } from "@/server/legal/texts";

export const generateMetadata = () => pageMetadata({ page: "privacy", edition: null }, site());

export default function PrivacyPage() {
  const t = useTranslations("site");
  const date = t("dates", {
    first: formatDate(privacyDates.first, uk),
    changed: formatDate(privacyDates.changed, uk),
  });
  return <LegalPage page="privacy" site={site()} document={legalDocument("privacy")} date={date} />;
}
