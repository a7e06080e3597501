import type { Question } from "@/components/marketing/sections/questions";
import { copy } from "@/i18n/copy";
import { partnerQuestions } from "@/lib/content/questions";
import type { Market } from "@/lib/markets";

/** The partners' questions with their answers in a market's words; page and structured data are equal. */
export function partnerAnswers(market: Market): readonly Question[] {
  const t = copy(market, "accountants");
  return partnerQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
}
