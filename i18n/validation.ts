import { limits } from "@/lib/sign-up/rules/limits";
import type { Words } from "./words";

const { contactPhone: _, ...counts } = limits;

/** What a rule's message says; undefined for one that only another build of the site knows. */
export function problemText(t: Words<"validation">, message: string): string | undefined {
  const key = `rule.${message}` as "rule.businessName.tooLong";
  return t.has(key) ? t(key, counts) : undefined;
}
