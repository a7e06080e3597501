import "server-only";
import type { Draft, DraftChange } from "@/db/drafts";
import { type MarketCode, market } from "@/lib/markets";
import { answersInMarket, type Dropped, droppedBetween, type Known } from "@/lib/onboarding/change-market";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { knownCompany } from "@/lib/server/companies/find";
import { readPhone } from "./phone";

/** What the move of a draft to another market took away. */
export function droppedFrom(before: Draft, after: Draft): readonly Dropped[] {
  if (before.market === after.market) return [];
  return droppedBetween(readAnswers(before.answers), readAnswers(after.answers));
}

/** What a change of market needs to know of the answers. */
export async function knownAbout({ answers, market: code }: Draft): Promise<Known> {
  const { business, contact } = readAnswers(answers);
  const typed = contact?.contactPhone ?? "";
  const abroad = readPhone(typed, code).e164;
  const isRegistered = business && market(code).businessNumber === "companies_house";
  return {
    company: isRegistered ? await knownCompany(business.companiesHouseNumber) : null,
    phone: abroad === null ? null : { typed, abroad },
  };
}

/** Another currency: the service country follows, and what no longer fits is asked again. */
export function inMarket(draft: Draft, to: MarketCode, known?: Known): DraftChange | null {
  if (to === draft.market) return null;
  return {
    market: to,
    answers: answersInMarket(readAnswers(draft.answers), to, known),
    geoDetectionMethod: "manual",
    currencyOverrideAt: new Date(),
  };
}
