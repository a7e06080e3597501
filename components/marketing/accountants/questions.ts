import type { Question } from "@/components/marketing/sections/questions";
import { useCopy } from "@/i18n/use-copy";
import { partnerQuestions } from "@/lib/content/questions";

/** The partners' questions with their answers in a market's words; page and structured data are equal. */
export function usePartnerQuestions(): readonly Question[] {
  const t = useCopy("accountants");
  return partnerQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
}
