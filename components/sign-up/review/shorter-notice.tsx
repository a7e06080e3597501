import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmailLink } from "@/components/ui/email";
import { firstPaymentDays } from "@/lib/dates";
import { schemes } from "@/lib/dates/schemes";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { paidByTheMonth } from "../steps/choices";

/**
 * The payer's consent to shorter notice, which the scheme's rules want to stand out: in bold above the box, also on phones. It
 * says in short what agreement and terms say in full (i18n/shorter-notice.ts).
 */
export function ShorterNotice({ edition: { scheme } }: { edition: Edition }) {
  const t = useTranslations("signUp");
  const { usualNoticeDays: usual, noticeDays: changes } = schemes[scheme];
  if (usual === null) return null;
  return (
    <p className="mb-1 text-small/snug lg:mb-2" id="shorter-notice" {...paidByTheMonth}>
      <strong className="font-semibold">
        {t("review.shorterNotice", { usual, first: firstPaymentDays, changes })}
      </strong>
    </p>
  );
}

/** The address for questions about a debit, which the rules of a scheme with shorter notice want too. */
export function Questions({ edition: { scheme }, site }: { edition: Edition; site: Site }) {
  const t = useTranslations("signUp");
  const { supportEmail: email } = site;
  if (schemes[scheme].usualNoticeDays === null || !email) return null;
  const link = (text: ReactNode) => <EmailLink to={email}>{text}</EmailLink>;
  return (
    <li className="border-t border-rule pt-2.5 wrap-anywhere" {...paidByTheMonth}>
      {t.rich("review.questions", { email, link })}
    </li>
  );
}
