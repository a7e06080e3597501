import { useTranslations } from "next-intl";
import { providerWords } from "@/i18n/provider-words";

export function useProviderWords() {
  return providerWords(useTranslations("mail"));
}

/** Why a payment's status changed, and the event that caused it. `code`: as stored. */
export function Cause({ code }: { code: string }) {
  const t = useTranslations("deskSignUp");
  const { words, event } = useProviderWords().ofCause(code);
  return (
    <>
      {words}
      {event && <span className="block text-note text-ink-2">{t("entry.eventId", { id: event })}</span>}
    </>
  );
}
