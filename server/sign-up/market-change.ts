import type { Draft, DraftChange } from "@/db/queries/drafts";
import type { MarketCode } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { answersMovedTo, type Dropped, droppedBetween, type PhoneAbroad } from "@/lib/sign-up/change-market";
import { readPhone } from "./phone";

export function droppedFrom(before: Draft, after: Draft): readonly Dropped[] {
  if (before.market === after.market) return [];
  return droppedBetween(readAnswers(before.answers), readAnswers(after.answers));
}

export function inMarket(draft: Draft, { code: to, segment }: Edition): DraftChange | null {
  if (to === draft.market) return null;
  const answers = readAnswers(draft.answers);
  const phone = phoneAbroad(answers.contact?.contactPhone ?? "", draft.market);
  return {
    market: to,
    edition: segment,
    answers: answersMovedTo(answers, { from: draft.market, to, phone }),
    geoDetectionMethod: "manual",
    currencyOverrideAt: new Date(),
  };
}

function phoneAbroad(typed: string, from: MarketCode): PhoneAbroad {
  const abroad = readPhone(typed, from).e164;
  return abroad === null ? null : { typed, abroad };
}
