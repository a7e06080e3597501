import { firstPaymentDays } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { noticeDays, usualNoticeDays } from "@/lib/payments/agreement";
import { words } from "./words";

/** The payer's consent to shorter notice, as review, agreement and terms say it; null if the scheme asks for none. */
export function shorterNoticeText({ locale, scheme }: Edition): string | null {
  const usual = usualNoticeDays[scheme];
  if (usual === null) return null;
  const days = { usual, first: firstPaymentDays, changes: noticeDays[scheme] };
  return words(locale, "payment")("mandate.shorterNotice", days);
}
