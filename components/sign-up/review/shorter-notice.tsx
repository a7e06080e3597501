import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { shorterNoticeText } from "@/i18n/shorter-notice";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { callout } from "../layout/group";
import { paidByTheMonth } from "../steps/choices";

/**
 * The payer's consent to shorter notice, which the scheme's rules want to stand out, and the address for questions about a debit.
 */
export function ShorterNotice({ edition, site }: { edition: Edition; site: Site }) {
  const t = useTranslations("signUp");
  const notice = shorterNoticeText(edition);
  if (notice === null) return null;
  const { supportEmail: email } = site;
  const link = (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>;
  return (
    <div className={`${callout} mb-0!`} {...paidByTheMonth}>
      <p>
        <strong>{notice}</strong>
      </p>
      {email && <p className="mt-2 wrap-anywhere">{t.rich("review.questions", { email, link })}</p>}
    </div>
  );
}
