import { words } from "@/i18n/words";
import { firmLocale } from "@/server/mail/blocks";
import { findMail } from "@/server/mail/mails";

/** The name of an outbox kind: a mail's own name, or the kind itself if this release does not know it. */
export function entryName(kind: string): string {
  return findMail(kind)?.name() ?? words(firmLocale, "deskOperations")("outbox.kindName", { kind });
}
