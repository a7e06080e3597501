import { useTranslations } from "next-intl";
import { providerWords } from "@/i18n/provider-words";

export function useProviderWords() {
  return providerWords(useTranslations("mail"));
}

/** Why a payment's status changed. `code`: as stored. */
export function Cause({ code }: { code: string }) {
  return useProviderWords().ofCause(code);
}
