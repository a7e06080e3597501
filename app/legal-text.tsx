import { useTranslations } from "next-intl";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { dateIn, formatDate } from "@/lib/dates";
import { defaultEdition, type Edition } from "@/lib/markets/editions";
import type { SitePage } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { legalDocument, privacyDates } from "@/server/legal/texts";

type Props = { page: SitePage; edition: Edition | null };

/** The page of a legal text. `edition`: null for the English one, which has the UK's words. */
export function LegalText({ page, edition }: Props) {
  const t = useTranslations("site");
  const written = edition ?? defaultEdition;
  const dates = {
    terms: t.rich("updated", { date: () => <Today edition={written} /> }),
    privacy: t("dates", {
      first: formatDate(privacyDates.first, written),
      changed: formatDate(privacyDates.changed, written),
    }),
    cookies: null,
    accessibility: null,
  };
  return (
    <LegalPage
      pageLink={{ page, edition }}
      site={site()}
      document={legalDocument(page, written)}
      date={dates[page]}
    />
  );
}

/** The date of the build, which the early script replaces by the visitor's date (docs/decisions/0005). */
function Today({ edition }: { edition: Edition }) {
  const today = dateIn(edition.timeZone, new Date());
  return (
    <span data-today="" suppressHydrationWarning>
      {formatDate(today, edition)}
    </span>
  );
}
