import type { Question } from "@/components/marketing/sections/questions";
import { copy } from "@/i18n/copy";
import { landingQuestions } from "@/lib/content/questions";
import type { Market } from "@/lib/markets";

/** The landing page's questions with their answers in a market's words; page and structured data are equal. */
export function landingAnswers(market: Market): readonly Question[] {
  const t = copy(market, "landing");
  return landingQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
}
