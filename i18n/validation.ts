import { limits } from "@/lib/sign-up/rules/limits";
import type { RuleMessage } from "@/lib/sign-up/rules/message";
import type { Words } from "./words";

const { contactPhone: _, ...counts } = limits;

/** The text of a rule's message key; a general one for an unknown key, such as that of a form saved by another release. */
export function problemText(t: Words<"validation">, message: string): string {
  const key = `rule.${message as RuleMessage}` as const;
  return t.has(key) ? t(key, counts) : t("title");
}
