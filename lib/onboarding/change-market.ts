import { type MarketCode, market, type Software } from "@/lib/markets";
import type { Answers } from "./answers";
import { businessNumberRule } from "./business-number";

/**
 * Moves answers to another market: what no longer fits (the business number, the software) is dropped and asked
 * again, the rest stays (spec section 4: changing currency in step 1 also resets the service country).
 */
export function answersInMarket(answers: Answers, to: MarketCode): Answers {
  const { business, contact } = answers;
  const offered: readonly Software[] = market(to).software;
  return {
    ...answers,
    business: business && {
      ...business,
      companiesHouseNumber: businessNumberRule(to).pattern.test(business.companiesHouseNumber)
        ? business.companiesHouseNumber
        : "",
    },
    contact: contact && {
      ...contact,
      accountingSoftware: offered.find((name) => name === contact.accountingSoftware) ?? "",
    },
  };
}
