import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/markets/editions";
import { messages, type Namespace } from "./messages";

/** `useTranslations` for code outside React: actions, handlers, mails, tests. Throws on a missing key or argument. */
export function words<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: messages(locale), namespace, onError: raise });
}

/** The type of a translator as an argument; those of next-intl's hooks fit too. */
export type Words<N extends Namespace> = ReturnType<typeof words<N>>;

function raise(error: Error): never {
  throw error;
}
