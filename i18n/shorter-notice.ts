import { firstPaymentDays } from "@/lib/dates";
import { schemes } from "@/lib/dates/schemes";
import type { Edition } from "@/lib/markets/editions";
import { words } from "./words";

/** The payer's consent to shorter notice, as review, agreement and terms say it; null if the scheme asks for none. */
export function shorterNoticeText({ locale, scheme }: Edition): string | null {
  const { usualNoticeDays: usual, noticeDays: changes } = schemes[scheme];
  if (usual === null) return null;
  const t = words(locale, "payment");
  const rule = t(`mandate.noticeRule.${scheme}`);
  return t("mandate.shorterNotice", { rule, usual, first: firstPaymentDays, changes });
}
