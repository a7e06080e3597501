import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import type { Locale } from "@/lib/markets";

/** The limits of what was ordered: 250 transactions a month, 3 accounts. */
export function limitsOf({ planType, transactionLimit, accountLimit }: Submission, locale: Locale): string {
  const facts = { planType, transactions: transactionLimit, accounts: accountLimit ?? 0 };
  return words(locale, "signUp")("tape.limits", facts);
}
