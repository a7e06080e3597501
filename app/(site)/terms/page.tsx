import { useTranslations } from "next-intl";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { pageMetadata } from "@/components/seo/metadata";
import { dateIn, formatDate } from "@/lib/dates";
import { mainEdition } from "@/lib/markets/editions";
import { site } from "@/server/env";
import { legalDocument } from "@/server/legal/texts";

/** The legal texts are those of the UK. */
const uk = mainEdition("uk");

export const generateMetadata = () => pageMetadata({ page: "terms", edition: null }, site());

export default function TermsPage() {
  const t = useTranslations("site");
  const date = t.rich("updated", { date: () => <Today /> });
  return <LegalPage page="terms" site={site()} document={legalDocument("terms")} date={date} />;
}

/** The date of the build, which the early script replaces by the visitor's date (docs/decisions/0005). */
function Today() {
  const today = dateIn(uk.timeZone, new Date());
  return (
    <time dateTime={today} data-today="" suppressHydrationWarning>
      {formatDate(today, uk)}
    </time>
  );
}
