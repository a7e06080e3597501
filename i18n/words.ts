import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/markets";
import { messages, type Namespace } from "./messages";

/**
 * The translator of one namespace where no page is being rendered: in actions, handlers, mails and tests.
 * Throws on a key or an argument that is missing.
 */
export function words<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: messages(locale), namespace, onError: raise });
}

/** A translator handed to a function that is no component: of this file or of next-intl's hooks. */
export type Words<N extends Namespace> = ReturnType<typeof words<N>>;

function raise(error: Error): never {
  throw error;
}
