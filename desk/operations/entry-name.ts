import { words } from "@/i18n/words";
import { firmLocale } from "@/server/mail/blocks";
import { findMail } from "@/server/mail/mails";

/** What the desk calls outbox entries of a kind: a mail by its own name, one of a newer release by its kind. */
export function entryName(kind: string): string {
  return findMail(kind)?.name() ?? words(firmLocale, "deskOperations")("outbox.kindName", { kind });
}
