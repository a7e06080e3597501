import { useTranslations } from "next-intl";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { formatDate } from "@/lib/dates";
import { mainEdition } from "@/lib/markets/editions";
import { site } from "@/server/env";
import { legalDocument, privacyDates } from "@/server/legal/texts";

/** The legal texts are those of the UK. */
const uk = mainEdition("uk");

export const generateMetadata = () => pageMetadata({ page: "privacy", edition: null }, site());

export default function PrivacyPage() {
  const t = useTranslations("site");
  const date = t("dates", {
    first: formatDate(privacyDates.first, uk),
    changed: formatDate(privacyDates.changed, uk),
  });
  return <LegalPage page="privacy" site={site()} document={legalDocument("privacy")} date={date} />;
}
