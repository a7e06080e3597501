import "server-only";
import type { Submission } from "@/db/submissions";
import type { Locale } from "@/lib/markets";
import { words } from "@/messages/words";

/** The limits of what was ordered: 250 transactions a month, 3 accounts. */
export function limitsOf({ planType, transactionLimit, accountLimit }: Submission, locale: Locale): string {
  const facts = { planType, transactions: transactionLimit, accounts: accountLimit ?? 0 };
  return words(locale, "signUp")("tape.limits", facts);
}
