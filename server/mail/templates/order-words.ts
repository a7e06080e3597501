import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import type { Locale } from "@/lib/markets";

export function limitsOf({ planType, transactionLimit, accountLimit }: Submission, locale: Locale): string {
  const facts = { planType, transactions: transactionLimit, accounts: accountLimit ?? 0 };
  return words(locale, "signUp")("orderSummary.limits", facts);
}
