import { useEffect, useState } from "react";
import type { Language } from "@/lib/markets/editions";
import english from "@/messages/en/errors.json";

type ErrorTexts = typeof english;

/** The texts in other languages than English, which only pages in that language load. */
const translated: Record<Exclude<Language, "en">, () => Promise<{ default: ErrorTexts }>> = {
  fr: () => import("@/messages/fr/errors.json"),
};

/**
 * The texts of an error page in the document's language, and in English until they have arrived. Imported directly, because they must
 * work even if the translations have failed.
 */
export function useErrorTexts(): ErrorTexts {
  const [texts, setTexts] = useState<ErrorTexts>(english);
  useEffect(() => {
    const { lang } = document.documentElement;
    const [, load] = Object.entries(translated).find(([language]) => lang.startsWith(language)) ?? [];
    load?.().then(
      (loaded) => setTexts(loaded.default),
      () => undefined, // The English ones stay
    );
  }, []);
  return texts;
}
