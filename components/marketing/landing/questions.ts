import type { Question } from "@/components/marketing/sections/questions";
import { useCopy } from "@/i18n/use-copy";
import { landingQuestions } from "@/lib/content/questions";

/** The landing page's questions with their answers in a market's words; page and structured data are equal. */
export function useLandingQuestions(): readonly Question[] {
  const t = useCopy("landing");
  return landingQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
}
